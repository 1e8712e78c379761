/** How validators and libraries speak. None of it is for people. */
export const VALIDATOR_TALK =
  /invalid (?:input|option|string|uuid|guid|email|url|key|iso|json|discriminator)|expected .*\b(?:to|received|string|number|object|array|boolean|one of)\b|\breceived\b|too (?:big|small):|unrecognized key|must (?:match|be a|have)|\bregex|\bpattern\b|\bzod|\bundefined\b|\bNaN\b|nonoptional|malformed|\bAPIError\b/i

/** Every sentence of an answer that refuses. */
export function sentencesOf(body: { error?: unknown; fields?: unknown }) {
  const fields = Object.values((body.fields ?? {}) as Record<string, string[]>).flat()
  return [String(body.error), ...fields]
}
