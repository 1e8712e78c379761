import { silentWords } from '../form/stop-words.ts'

/** Words that say nothing about what a text is about, among them what every product is. */
export const commonWords = new Set([
  ...silentWords,
  ...`actual against alone among ask bad became become best better big call care change course day days different easy end far feel find
  first found free full fully good great hand help helps high hour hours idea ill large last later line list long main mind minute
  minutes month months name new nice number old open part people person place plan point post posts possible problem question
  quick real reddit run running saw set several shall show side simple small soon start started stop tell thought three time times
  today took true turn two type useful user users week weeks work worked working works world year years app apps tool tools
  software product products service services company companies business businesses platform online website site customer customers
  client clients allow choose cut earn fail gentle handful hate leave matter pick polite step tiny`.split(
    /\s+/,
  ),
])
