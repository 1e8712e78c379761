import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'

export function PostFailure({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-28 text-center">
      <h1 className="font-voice text-4xl">{heading}</h1>
      <p className="text-lg text-muted-foreground">{text}</p>
      <Button size="lg" className="mt-3" render={<Link to="/blog" />}>
        <ArrowLeft aria-hidden />
        Back to Blog
      </Button>
    </div>
  )
}
