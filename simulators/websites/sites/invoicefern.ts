import type { Site } from '../site.ts'

export const invoicefern: Site = {
  name: 'InvoiceFern',
  claim: 'Invoices that chase themselves, for freelancers',
  sections: [
    {
      heading: 'You did the work. Asking for the money is ours.',
      paragraphs: [
        'InvoiceFern writes invoices, sends them and follows up politely until they are paid. It is made for freelancers and studios of up to four people who bill between five and eighty invoices a month. You set the tone of the reminders once, from gentle to firm, and InvoiceFern keeps to it.',
        'A new invoice takes about forty seconds. Clients, rates and tax numbers are remembered, and the next number is always right. Quotes turn into invoices with one click, and hours can be pasted from any spreadsheet.',
      ],
    },
    {
      heading: 'Reminders people do not hate',
      paragraphs: [
        'The first reminder goes out three days before the due date, because most late invoices are simply forgotten. The second follows four days after it. From the third on you approve each message, and InvoiceFern never threatens anybody with costs or lawyers in your name.',
        'Each invoice carries a link where the client pays by card or bank transfer, says when the money will come, or raises a question. You see when the invoice was opened. In 2025 invoices sent with the link were paid after 11 days on average, and those without it after 23 days.',
      ],
    },
    {
      heading: 'Taxes without surprises',
      paragraphs: [
        'InvoiceFern knows the invoice rules of the United Kingdom, Ireland, Germany, France, the Netherlands and Spain. It checks VAT numbers against the official register, applies the reverse charge where it is due, and writes e-invoices in the formats XRechnung, Factur-X and Peppol. It does not file tax returns and does not replace an accountant.',
        'At the end of a quarter you download one folder with all invoices as PDF, a list of payments and a journal that DATEV, Xero and FreeAgent can read.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'The free plan covers three invoices a month for ever. Leaf costs €9 a month for unlimited invoices of one person. Frond costs €24 a month for up to four people with shared clients and roles. Annual payment saves two months. Card payments cost 1.4% plus 25 cents, which goes to the payment provider; bank transfers are free.',
        'You can export everything at any time, the paid plans end with the month in which you cancel, and the free plan stays open afterwards so that old invoices remain within reach for the ten years the law may ask for.',
      ],
    },
    {
      heading: 'Who is behind it',
      paragraphs: [
        'InvoiceFern is a company of five in Rotterdam, paid by its customers and by nobody else. Data lies in Frankfurt and Amsterdam and is encrypted on disk. Backups are made every hour and a restore is practised each month. Support answers by e-mail within one working day, in English, Dutch and German.',
      ],
    },
  ],
}
