const ADDRESS = /\b\w+:\/\/\S+|\S*[?&]\w+=\S*/g
const E_MAIL = /\S+@\S+/g
/** Long, and with a digit in it: no word of ours looks like this, keys and tokens do. */
const TOKEN = /(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/g

/** The text of an error as it may stand in a log. Browsers leave the same out before they send. */
export function withoutSecrets(text: string) {
  return [ADDRESS, E_MAIL, TOKEN].reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
}
