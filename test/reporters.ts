/** For people on the terminal; CI also asks for a file from which it counts. */
export function reporters(): ['default', ...([string, { outputFile: string }] | string)[]] {
  const outputFile = process.env.VITEST_REPORT
  return outputFile ? ['default', ['json', { outputFile }]] : ['default']
}
