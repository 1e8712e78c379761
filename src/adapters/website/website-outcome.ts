export type WebsitePage = {
  kind: 'page'
  url: string
  title: string
  text: string
  /** What the site calls itself. */
  name: string | null
  /** Addresses of pictures that may be its logo, the likeliest first. */
  icons: string[]
}

export type WebsiteFailure =
  /** Not a public web address, or one that leads to an inside address. */
  | { kind: 'refused' }
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'blocked'; status: number }
  | { kind: 'too_many_redirects' }
  | { kind: 'too_large' }
  /** Reading it would take longer than any honest page does. */
  | { kind: 'tangled' }
  | { kind: 'not_html' }
  | { kind: 'empty' }

export type WebsiteOutcome = WebsitePage | WebsiteFailure
export type PictureOutcome = { kind: 'picture'; bytes: Uint8Array } | WebsiteFailure

export const websiteSentences: Record<WebsiteFailure['kind'], string> = {
  refused: 'This is not the address of a public website.',
  unreachable: 'The website could not be reached.',
  timeout: 'The website took too long to answer.',
  blocked: 'The website did not let us read this page.',
  too_many_redirects: 'The website sends its visitors around in circles.',
  too_large: 'The page is too large to read.',
  tangled: 'The page is built in a way that we can not read.',
  not_html: 'The address does not lead to a web page.',
  empty: 'The page has no text that we can read.',
}
