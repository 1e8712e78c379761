const SERVER = /^(src|scripts\/dev)\//
const PAGES = /^src\/(web|ui)\/|\/ui\/|\.test\.tsx?$/

/** Whether the API or a worker runs this file; pages are Vite's to reload. */
export function isServerCode(file: string) {
  return SERVER.test(file) && !PAGES.test(file)
}
