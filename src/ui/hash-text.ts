/** A short name for a text (FNV-1a), to tell it from others without keeping it. */
export function hashText(text: string) {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
