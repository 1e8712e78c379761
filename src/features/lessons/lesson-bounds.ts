/** What someone liked two months ago says little of what they like now. */
export const KEPT_DAYS = 60
/** Some weeks of someone who works through the list every day; also what one reading of them may cost. */
export const MOST_LESSONS = 200
