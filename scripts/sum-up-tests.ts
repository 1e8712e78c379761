import { failuresOf, type Suite } from './test-report.ts'

/** A busy machine excuses this many files that pass only when they are repeated; more are a defect. */
const MOST_REPEATED = 2

/** What all reports of a run say together, later ones last. A file that was run again counts by its later run. */
export function sumUpTests(reports: Suite[][]) {
  const suites = new Map<string, Suite>()
  const failedBefore = new Map<string, string[]>()
  for (const suite of reports.flat()) {
    const earlier = suites.get(suite.name)
    if (earlier && failuresOf(earlier).length > 0) failedBefore.set(suite.name, failuresOf(earlier))
    suites.set(suite.name, suite)
  }
  const all = [...suites.values()]
  const tests = all.flatMap((suite) => suite.assertionResults)
  const failures = all.flatMap(failuresOf)
  const repeated = all
    .filter((suite) => failuresOf(suite).length === 0)
    .map((suite) => ({
      name: suite.name,
      reasons: [...(failedBefore.get(suite.name) ?? []), ...stumblesOf(suite)],
    }))
    .filter(({ reasons }) => reasons.length > 0)
  if (repeated.length > MOST_REPEATED) {
    failures.push(`${repeated.length} files passed only when repeated; no more than ${MOST_REPEATED} may`)
  }
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    assertions: tests.reduce((sum, { meta }) => sum + (meta?.assertions ?? 0), 0),
    failures,
    repeated,
  }
}

/** What its tests said before they passed at a later try. */
const stumblesOf = ({ name, assertionResults }: Suite) =>
  assertionResults
    .filter(({ meta }) => (meta?.retries ?? 0) > 0)
    .map(({ fullName, meta }) => `${name} > ${fullName}\n${meta?.stumbles?.join('\n')}`)
