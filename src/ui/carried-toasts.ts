import type { ToastMessage } from './toast.tsx'

const KEY = 'carried-toasts'
let shown: { message: ToastMessage; until: number }[] = []

/** What can be read for a while, in case its document ends before. */
export function noteToast(message: ToastMessage, durationMs: number) {
  shown = [...unread(), { message, until: Date.now() + durationMs }]
}

/** Nobody needs to read them again: one of them, or all. */
export function forgetToasts(message?: ToastMessage) {
  shown = message ? shown.filter((one) => one.message !== message) : []
}

/** Just before a document ends that the user didn't choose to leave: the next one shows what they could not read. */
export function carryToasts() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unread().map(({ message }) => message)))
  } catch {
    // Where nothing may be stored, nothing is carried.
  }
}

export function takeCarriedToasts(): ToastMessage[] {
  try {
    const carried = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return carried ? (JSON.parse(carried) as ToastMessage[]) : []
  } catch {
    return []
  }
}

const unread = () => shown.filter(({ until }) => until > Date.now())
