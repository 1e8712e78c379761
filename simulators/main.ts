import { readEnvironment } from './frame/read-environment.ts'
import { runUntilSignal } from './frame/run-until-signal.ts'
import { startAll } from './start-all.ts'

runUntilSignal(await startAll(readEnvironment(process.env)))
