import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** What isn't committed yet; if all is, what the last commit changed. */
export function listChanges() {
  const uncommitted = [
    ...git('diff', '--name-only', '--no-renames', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (uncommitted.length > 0) return { files: uncommitted, since: 'the last commit' }
  return {
    files: git('diff', '--name-only', '--no-renames', 'HEAD~1', 'HEAD'),
    since: 'the commit before the last',
  }
}
