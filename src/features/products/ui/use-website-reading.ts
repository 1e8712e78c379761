import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../../client/api-error.ts'
import { api, ask } from '../../../client/ask.ts'
import { useAct } from '../../../client/use-act.ts'
import { dismissToasts, toast } from '../../../ui/toast.tsx'
import { completeWebsite, UNREAD_WEBSITE } from '../schema.ts'
import { replaceRead } from './change-profile.ts'
import { fillEmpty, hasEmpty } from './fill-empty.ts'
import type { ProductDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-draft.ts'

const UNREAD = "We couldn't open that page. Check the address or fill this in yourself."

type Part = keyof ProductDraft
/** What became of reading a website; of another one it says nothing. */
type Last = { website: string; failure: string; isRead: boolean; isFilled: boolean; hasIcon: boolean }
const NEVER: Last = { website: '', failure: '', isRead: false, isFilled: false, hasIcon: false }

export type WebsiteReading = ReturnType<typeof useWebsiteReading>

/** Fills the form from the product's website. It belongs to the form, and leaving that gives up what is on its way. */
export function useWebsiteReading(form: ProductForm) {
  const { draft, change, refuse } = form
  const [replaced, setReplaced] = useState('')
  const [last, setLast] = useState(NEVER)
  const [arriving, setArriving] = useState<Part[]>([])
  const { busy: reading, run } = useAct(onRefusal, { givesUpOnLeaving: true, open: form.open })
  /** The website that the profile was read from. */
  const profiled = useRef(draft.website)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  function putBack() {
    change({ description: replaced })
    setReplaced('')
  }

  /** Fills what is empty. A description that is there, or what another website said of the product, is replaced only if someone wants it. */
  function read({ rewrites }: { rewrites: boolean }) {
    const { website, name: productName, description: before } = draft
    if (website.trim() === '') return askForWebsite()
    if (!rewrites && !hasEmpty(draft)) return
    run(async (signal) => {
      setLast({ ...NEVER, website })
      const found = await form.await(() =>
        ask(api.ai['generate-description'].$post({ json: { website, productName } }, { init: { signal } })),
      )
      // The user's own words, put there meanwhile, are worth more.
      const isUntouched = latest.current.description === before
      const written = rewrites && isUntouched && !found.failure ? { description: found.description } : {}
      const isOther = completeWebsite(website) !== completeWebsite(profiled.current)
      const bring = (now: ProductDraft): Partial<ProductDraft> => ({
        ...fillEmpty(now, found),
        ...written,
        ...(rewrites && isOther && now.profile && found.profile
          ? { profile: replaceRead(now.profile, found.profile) }
          : {}),
      })
      const brought = Object.keys(bring(latest.current)) as Part[]
      if (brought.includes('profile')) profiled.current = website
      setArriving(brought)
      setLast({
        website,
        failure: found.failure ?? '',
        isRead: true,
        isFilled: brought.length > 0 && !found.failure,
        hasIcon: found.icon !== null,
      })
      change(bring)
      if (found.failure) tellFailure(found.failure)
      else if (!isUntouched && latest.current.description.trim() !== '') {
        void toast({ title: 'Your description stays', text: 'You changed it while we read your website.' })
      } else if (rewrites || before.trim() === '') {
        setReplaced(before)
        void toast({
          title: 'Description generated!',
          text: 'It comes from your website. You can change it.',
        })
      }
    })
  }

  function askForWebsite() {
    dismissToasts()
    void toast({
      title: 'Website URL required',
      text: 'Please enter a website URL first to generate description.',
      variant: 'destructive',
    })
    refuse({ website: ['Enter your website first.'] })
  }

  function onRefusal({ message, reason }: ApiError) {
    setLast(({ website }) => ({ ...NEVER, website, failure: reason === UNREAD_WEBSITE ? UNREAD : message }))
    tellFailure(message)
  }

  function tellFailure(text: string) {
    void toast({
      title: 'Failed to generate description. Please try again or write it manually.',
      text,
      variant: 'destructive',
    })
  }

  const { failure, isRead, isFilled, hasIcon } = last.website === draft.website ? last : NEVER
  return {
    reading,
    /** Why the last try failed. Another website has not failed yet. */
    failure,
    isRead: isRead && !reading,
    /** It was read, and the form took something from it. */
    isFilled: isFilled && !reading,
    /** There is something left that a website could fill. */
    canFill: hasEmpty(draft),
    /** It was read, and shows no picture that could be the logo. */
    lacksIcon: isRead && !hasIcon,
    /** By the button that says so: a description that is there gives way, and can be put back. */
    generate: () => read({ rewrites: true }),
    fill: () => read({ rewrites: false }),
    /** What stood there before, while it can still be put back. */
    replaced,
    putBack,
    /** What was just filled in, from top to bottom. It fades in once. */
    arriving,
    hasArrived: (part: Part) => setArriving((now) => now.filter((one) => one !== part)),
  }
}
