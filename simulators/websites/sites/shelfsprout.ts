import type { Site } from '../site.ts'

export const shelfsprout: Site = {
  name: 'Shelfsprout',
  claim: 'Stock counts for shops with a back room',
  sections: [
    {
      heading: 'Know what is on the shelf without closing the shop',
      paragraphs: [
        'Shelfsprout is a stock app for independent shops with between 200 and 8,000 articles. You count a few shelves each day with the camera of a phone, and the app makes sure that every article is counted at least once in six weeks. Nobody has to stay on a Sunday with a clipboard any more.',
        'It reads barcodes from any phone made since 2018, and prints labels for things that have none, such as loose tea or handmade cards. Two people can count at once, and the app notices when they stand in front of the same shelf.',
      ],
    },
    {
      heading: 'Orders that make sense',
      paragraphs: [
        'From sales and counts Shelfsprout works out how many days each article will last, and writes an order per supplier on the morning you choose. You see why each line is there: sold 14 in the last four weeks, six left, delivery takes five days. Change a number and the app remembers it for next time.',
        'Slow sellers are listed once a month, with what they cost you on the shelf. In the first half year shops that used the list freed a median of £1,900 that had been lying in stock.',
      ],
    },
    {
      heading: 'Works with your till',
      paragraphs: [
        'Sales arrive every five minutes from Square, Zettle, Lightspeed and Shopify POS. Other tills can send a CSV file each night. Shelfsprout never writes prices back into the till, so a wrong count can not change what a customer pays.',
        'It is not made for restaurants, for warehouses with pallets or for goods that need batch numbers by law, such as medicine.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'One shop costs £25 a month with as many phones and people as you like. Each further shop costs £15 a month. The first 30 days are free, and we import your article list for you if you send it as a spreadsheet. There is no contract beyond the month and no fee to leave.',
      ],
    },
    {
      heading: 'Help from people who kept shop',
      paragraphs: [
        'Shelfsprout was begun in 2021 in a bookshop in Hebden Bridge, and the founder still works behind its counter on Fridays. Four people work on it today. Support is by phone from nine to six and by e-mail at any hour, and calls are answered within four rings on most days because there is no menu before them.',
        'Counts are kept on the phone until there is a connection, so thick walls and cellars are no trouble. Data is stored in London, backed up each night and yours to download as a spreadsheet. More than 340 shops use it, among them toy shops, florists, record shops, hardware stores and one lighthouse museum.',
      ],
    },
  ],
}
