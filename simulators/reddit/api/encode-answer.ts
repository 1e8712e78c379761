/** Times are floats on the wire (`1763164800.0`), which JSON.stringify would not say. */
const wholeTimes = /"(created|created_utc|edited)":(\d+)(?=[,}])/g

/** JSON as Reddit writes it: `<`, `>` and `&` as entities in every string unless `raw_json=1` was asked for. */
export function encodeJson(json: unknown, isRaw: boolean) {
  const text = JSON.stringify(json).replace(wholeTimes, '"$1":$2.0')
  return isRaw ? text : text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
