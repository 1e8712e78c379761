import type { Site } from '../site.ts'

export const quietcal: Site = {
  name: 'Quietcal',
  claim: 'A calendar that defends your mornings',
  sections: [
    {
      heading: 'Two hours a day that nobody can book',
      paragraphs: [
        'Quietcal sits on top of Google Calendar and Outlook and keeps blocks of time free for work that needs a quiet head. You say how many hours you want each week, and Quietcal places them around your meetings, moves them when something urgent comes in and never lets them vanish without asking you.',
        'Other calendars make it easy to be booked. Quietcal makes it easy to say later. When somebody proposes a meeting during a quiet block, it answers with three times that suit both of you, in words that you have approved.',
      ],
    },
    {
      heading: 'How it decides',
      paragraphs: [
        'Everything runs by rules that you can read. There are eleven of them, such as no meeting before ten and a quarter of an hour of pause after ninety minutes of calls. You can switch each one off. Quietcal does not read the text of your mails and does not send event titles to any model.',
        'At the end of the week you get a short letter: how many quiet hours you planned, how many you kept and which meetings took the rest. In a test with 212 people over eight weeks, kept quiet time rose from 4.1 to 7.6 hours a week.',
      ],
    },
    {
      heading: 'For teams, with care',
      paragraphs: [
        'A team sees when its members are free, but not why they are busy. Managers get no report about single people, and there is no way to switch one on. A shared rule, such as Wednesdays without meetings, applies only when most of the team has voted for it.',
        'Quietcal is meant for makers, writers, developers and researchers with a mixed week. It is of little use to people whose work is to be reachable, such as support desks and clinics, and we say so before you pay.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'One calendar is free. The personal plan costs $6 a month for up to four calendars. The team plan costs $5 per person a month and starts at three people. Both have a trial of 21 days without a card. Schools and charities pay half.',
        'If you stop paying, your quiet blocks stay in the calendar as ordinary events, and nothing else changes.',
      ],
    },
    {
      heading: 'Privacy and company',
      paragraphs: [
        'We store start, end and the fact of being busy, for 60 days. Titles, guests and notes stay with Google or Microsoft. The servers are in Helsinki. An independent firm tested the service in May 2026 and its report is on our site in full. You can take all data with you as an ICS file and delete the account with one button.',
        'Quietcal is made by a couple and a friend in Tampere, who began it in 2022 after counting the interruptions of one ordinary Thursday: there were 38. It works in the browser, on iPhone and on Android, and needs no extension.',
      ],
    },
  ],
}
