import { WandSparkles } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../../../../client/ask.ts'
import { streamDraft } from '../../../../client/stream-draft.ts'
import { AlertDialog, AlertDialogCancel } from '../../../../ui/alert-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ThreadLine } from '../../../../ui/thread-line.tsx'
import { dismissToasts, toast } from '../../../../ui/toast.tsx'
import { type DraftProduct, judgedProduct, sentProduct } from '../draft-product.ts'
import { NamingRow } from '../naming/naming-row.tsx'
import { PassportNote } from '../naming/passport-note.tsx'
import { ContextField } from '../post/context-field.tsx'
import { DraftSheet, RuledLines } from '../post/draft-sheet.tsx'
import { EarlierDrafts } from '../post/earlier-drafts.tsx'
import { ProductChoice } from '../post/product-choice.tsx'
import { usePostSession } from '../post/use-post-session.ts'
import { ChangesView } from './changes-view.tsx'
import { OriginalSheet } from './original-sheet.tsx'
import { UrlForm } from './url-form.tsx'
import { useAnalysis } from './use-analysis.ts'

const MISSING = 'Please select a product, analyze a post, and provide context information.'
const CONFIRM =
  'Unable to fetch from Reddit. Would you like to use demo data to test the Smart Rewrite feature?'
const told = {
  done: { title: 'Post Rewritten!', text: 'Your personalized Reddit post has been generated successfully.' },
  failed: { title: 'Rewrite Failed', text: 'Failed to rewrite post. Please try again.' },
}

type SmartRewriteProps = {
  products: DraftProduct[]
  logoOf: (product: DraftProduct) => ReactNode
  /** The user says that they have posted it. */
  onPosted: () => void
}

export function SmartRewrite({ products, logoOf, onPosted }: SmartRewriteProps) {
  const analysis = useAnalysis()
  const { post: original } = analysis
  const [productId, setProductId] = useState(products[0]?.id)
  const [context, setContext] = useState('')
  const [lacksContext, setLacksContext] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const product = products.find(({ id }) => id === productId) ?? products[0]
  const source = original ? `${original.title}\n\n${original.content}` : ''
  const given = {
    task: 'rewrite' as const,
    product: product
      ? judgedProduct(product)
      : { name: '', website: null, description: null, facts: [], disclosures: [] },
    context,
    source,
  }
  const about = { ...(product && { productId: product.id }) }
  const rewrite = usePostSession({ given, about, subreddit: original?.subreddit ?? null }, told)
  const { wish } = rewrite
  const rewriting = rewrite.is === 'writing'
  useEffect(() => {
    if (original) heading.current?.focus({ preventScroll: true })
  }, [original])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (rewriting) return
    if (!product || !original || !context.trim()) {
      setLacksContext(!context.trim())
      dismissToasts()
      void toast({ title: 'Missing Information', text: MISSING, variant: 'destructive' })
      event.currentTarget.querySelector<HTMLElement>('[name=context]')?.focus()
      return
    }
    rewrite.run((signal) =>
      streamDraft(
        api.ai['smart-rewrite.js'].$post,
        {
          originalTitle: original.title,
          originalContent: original.content,
          originalSubreddit: original.subreddit,
          ...sentProduct(product),
          contextInfo: context,
          mention: wish,
        },
        signal,
        () => 'Failed to rewrite post',
      ),
    )
  }

  return (
    <div className="grid gap-6">
      <Card>
        <UrlForm analysing={analysis.analysing} failure={analysis.failure} onAnalyse={analysis.analyse} />
      </Card>
      <div className="relative grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {original ? (
            <OriginalSheet ref={heading} post={original} now={analysis.readAt ?? 0} />
          ) : (
            <Outline text="The original post appears here." className="min-h-80" />
          )}
          {original ? (
            <Card>
              <form onSubmit={onSubmit} noValidate className="grid gap-5">
                <ProductChoice
                  products={products}
                  product={product}
                  onChoose={setProductId}
                  logoOf={logoOf}
                />
                <ContextField
                  label="What should AI know about your product/situation? *"
                  hint="Your own story, with your own numbers. Nothing is borrowed from the original."
                  value={context}
                  errors={lacksContext ? ['Tell your side of the story.'] : undefined}
                  onChange={(value) => {
                    setContext(value)
                    setLacksContext(false)
                  }}
                />
                <div className="grid gap-2">
                  <PassportNote subreddit={original.subreddit} kind="post" passport={rewrite.passport} />
                  <NamingRow session={rewrite} product={given.product.name} onChoose={rewrite.choose} />
                </div>
                <Button type="submit" size="lg" busy={rewriting} busyLabel="Rewriting...">
                  <WandSparkles aria-hidden />
                  Rewrite for My Product
                </Button>
              </form>
            </Card>
          ) : (
            <Outline text="Then you choose your product and tell your side." className="min-h-40" />
          )}
        </div>
        {original && (
          <ThreadLine
            variant="across"
            className="absolute top-10 left-1/2 w-10 -translate-x-1/2 max-lg:hidden"
          />
        )}
        <div className="grid min-w-0 gap-6">
          {original || rewrite.draft ? (
            <DraftSheet
              post={rewrite}
              onPosted={onPosted}
              heading="Rewritten post"
              empty={
                <RuledLines>
                  <p className="font-voice text-lg">Ready to Rewrite</p>
                  <p className="text-sm text-muted-foreground">Your version of this post appears here.</p>
                </RuledLines>
              }
            >
              {rewrite.draft && rewrite.given.source !== null && (
                <ChangesView source={rewrite.given.source} text={rewrite.draft.text} />
              )}
            </DraftSheet>
          ) : (
            <Outline text="Your own version appears beside it." className="min-h-126" />
          )}
          <EarlierDrafts
            task="rewrite"
            products={products}
            // The product is chosen once there is a post to follow.
            productId={original && product?.id}
            post={rewrite}
          />
        </div>
      </div>
      <AlertDialog open={analysis.offersDemo} onOpenChange={analysis.setOffersDemo} title={CONFIRM}>
        <AlertDialogCancel render={<Button variant="outline">Cancel</Button>} />
        <Button onClick={analysis.loadDemo}>Use Demo Data</Button>
      </AlertDialog>
    </div>
  )
}

/** Keeps the place of what comes later, so that nothing jumps. */
function Outline({ text, className }: { text: string; className: string }) {
  return (
    <div
      className={`grid place-content-center rounded-xl border border-dashed border-input px-5 py-8 text-center text-muted-foreground ${className}`}
    >
      {text}
    </div>
  )
}
