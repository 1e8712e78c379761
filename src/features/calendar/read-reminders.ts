import { eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { setThreadReminders } from '../../db/schema/set-thread-reminders.ts'

/** Which set threads the user wants to be reminded of. */
export const readReminders = preparedRead((db) =>
  db
    .select({
      community: setThreadReminders.community,
      thread: setThreadReminders.thread,
      name: setThreadReminders.name,
      weekdays: setThreadReminders.weekdays,
    })
    .from(setThreadReminders)
    .where(eq(setThreadReminders.userId, sql.placeholder('userId')))
    .prepare('reminders_of'),
)
