import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'

/** A link, so that trying again works without a script too. */
export function BlogFailure({ loading }: { loading: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 py-16">
      <p role="alert" className="text-lg text-danger">
        Failed to fetch blog posts
      </p>
      <Button variant="outline" busy={loading} busyLabel="Loading..." render={<Link to="/blog" />}>
        Try Again
      </Button>
    </div>
  )
}
