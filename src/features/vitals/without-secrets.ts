const WORD = /\S+/g
const SECRET_WORD = /[?&]\w+=|\S@\S/
const ADDRESS = /\b\w+:\/\/\S+/
/** Long, and with a digit in it: no word of ours looks like this, keys and tokens do. */
const TOKEN = /[\w.~+/-]{16,}=*/g

/** The text of an error as it may stand in a log. Browsers leave the same out before they send. */
export function withoutSecrets(text: string) {
  return text
    .replaceAll(WORD, (word) => (SECRET_WORD.test(word) ? '…' : word.replace(ADDRESS, '…')))
    .replaceAll(TOKEN, (long) => (/\d/.test(long) ? '…' : long))
}
