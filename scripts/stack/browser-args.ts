/** Chromium as a program's servant: no sandbox (it may run as root), no graphics card, no calls of its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
