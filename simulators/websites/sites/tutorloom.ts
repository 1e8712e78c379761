import type { Site } from '../site.ts'

export const tutorloom: Site = {
  name: 'Tutorloom',
  claim: 'Lessons, notes and payments for private tutors',
  sections: [
    {
      heading: 'One place for every pupil',
      paragraphs: [
        'Tutorloom is an organiser for private tutors in school subjects, languages and music. Each pupil has a page with lessons, homework, notes for the parents and what is still owed. After a lesson you speak or type two sentences, and Tutorloom files them under the topic that you taught.',
        'It replaces the mix of a paper diary, a spreadsheet and three chat groups that most tutors live with. A tutor with twenty pupils told us that Sunday evenings of paperwork shrank from two hours to about twenty minutes.',
      ],
    },
    {
      heading: 'Lessons that repeat, and the ones that do not',
      paragraphs: [
        'Series of lessons know school holidays in 14 countries and pause by themselves. A moved lesson stays linked to the one it replaces, so nobody pays twice. Parents see free times only if you let them, and a cancellation within your own limit, from 12 to 72 hours, is billed as you have agreed with them.',
        'Group lessons of up to eight pupils are split fairly, and a pupil who joins late pays from the day of joining. Travel time between homes is added to the calendar, so that two lessons at two ends of a town never touch.',
      ],
    },
    {
      heading: 'Payments without awkward talks',
      paragraphs: [
        'At the end of the month each family gets one statement with every lesson and a link to pay by card or bank transfer. Prepaid packs of five or ten lessons count themselves down. Tutorloom reminds twice and then tells you, rather than writing a third time in your name.',
        'Earnings are listed by month and by pupil and can be exported for the tax office. Tutorloom does not give tax advice, does not find pupils for you and takes no share of your fee.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Up to three pupils are free. Above that Tutorloom costs $12 a month for any number of pupils. Studios with several tutors pay $10 per tutor a month and get a shared calendar and rooms. All paid plans begin with 20 free days. Card payments cost what Stripe charges and nothing on top.',
      ],
    },
    {
      heading: 'Careful with children',
      paragraphs: [
        'Pupils need no account and no e-mail address. Notes are visible to you alone until you share them with a parent, and recordings are never made. Data lies in Dublin and is deleted 30 days after you remove a pupil. The whole service was checked by a data protection officer in January 2026.',
        'It is built for one-to-one tutors and small studios. Schools, universities and course platforms with hundreds of learners should look for a learning management system instead. Tutorloom comes from Galway, has four makers who all have taught, and works on any phone or computer with a browser. Calendars can be read in Apple, Google and Outlook.',
      ],
    },
  ],
}
