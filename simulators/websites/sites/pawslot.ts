import type { Site } from '../site.ts'

export const pawslot: Site = {
  name: 'PawSlot',
  claim: 'Online booking made for dog groomers',
  sections: [
    {
      heading: 'A diary that knows how long a doodle takes',
      paragraphs: [
        'PawSlot is a booking calendar for independent dog groomers and small salons. Your clients pick a service, tell you the breed and coat, and see only the times that truly fit. A full groom of a standard poodle blocks two and a half hours, a nail trim blocks fifteen minutes, and you decide every length yourself.',
        'Most booking tools were made for hairdressers, who know how long a haircut takes. Dogs are different. PawSlot keeps a card for each dog with weight, coat, temper, vaccination date and photos of the last cut, so the next slot is as long as the last visit needed.',
      ],
    },
    {
      heading: 'Fewer empty tables',
      paragraphs: [
        'Clients get a text message two days before the visit and again three hours before it. They confirm with one tap or move the visit themselves up to 24 hours ahead. You can ask for a deposit of any amount, which is kept when somebody does not show up.',
        'When a visit is cancelled, the waiting list is asked in turn, and the first who answers gets the slot. Salons that took part in our spring survey of 61 groomers told us that no-shows fell from nine in a hundred visits to four.',
      ],
    },
    {
      heading: 'What it does not do',
      paragraphs: [
        'PawSlot is not a till and not an accounting program. It exports every visit and deposit as a CSV file that your bookkeeper can read. It is not made for veterinary practices, boarding kennels or chains with more than five tables, because those need records that we do not keep.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Solo costs $19 a month for one groomer, with 100 text messages included. Salon costs $39 a month for up to five tables, with 400 text messages included. Further messages cost three cents each. Every plan starts with 14 free days and needs no card. You pay by the month and can leave at any time; your data stays readable for 90 days.',
        'There is no fee on deposits beyond what Stripe takes. Moving from a paper diary is free: send photos of the next four weeks and we type them in within two working days.',
      ],
    },
    {
      heading: 'Where it runs',
      paragraphs: [
        'PawSlot runs in the browser on a phone, a tablet or the old laptop at the counter. The diary of the day still opens when the internet is down. Bookings come from your own website through a small button, from your Instagram profile or from a page that we host for you. It syncs one way with Google Calendar, so that your family can see when you are busy.',
        'We are two people in Leeds, one of whom groomed dogs for eleven years. Support is by e-mail from Monday to Saturday, and one of the two of us answers. The service has been open since March 2024.',
      ],
    },
  ],
}
