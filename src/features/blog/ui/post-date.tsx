// In UTC, so that server and browser write the same day.
const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

export function PostDate({ at }: { at: string }) {
  return <time dateTime={at}>{format.format(new Date(at))}</time>
}
