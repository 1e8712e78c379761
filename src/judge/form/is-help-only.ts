/** Whether an answer can't name the product under this stance on promotion: not at all, or only in a thread of its own. */
export const isHelpOnly = (stance: string) => stance === 'banned' || stance === 'set_threads'
