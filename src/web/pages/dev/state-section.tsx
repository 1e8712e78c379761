import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Ribbon } from '../../../ui/ribbon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Row, Section } from './section.tsx'

export function StateSection({ theme }: { theme: string }) {
  return (
    <>
      <Section title="Alert, Ribbon, Spinner, Toast">
        <Alert variant="destructive">Failed to fetch blog posts</Alert>
        <Alert variant="success">Check your inbox.</Alert>
        <Ribbon label={`Notice, ${theme}`}>Services are simulated.</Ribbon>
        <Row>
          <Spinner />
          <Button
            variant="outline"
            onClick={() => void toast({ title: 'Copied!', text: 'Paste it on Reddit.' })}
          >
            Show toast
          </Button>
          <Button
            variant="outline"
            onClick={() => void toast({ title: 'Error', text: 'Failed to copy.', variant: 'destructive' })}
          >
            Show error toast
          </Button>
        </Row>
      </Section>
      <Section title="Skeleton, Empty">
        <Card className="grid gap-3">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </Card>
        <Card>
          <Empty text="No posts found in this subreddit yet.">
            <Button variant="outline">Try Again</Button>
          </Empty>
        </Card>
      </Section>
      <Section title="Progress">
        <Progress aria-label={`Products used, ${theme}`} value={2} max={3} />
        <Progress aria-label={`Opportunity score, ${theme}`} value={86} />
        <Progress aria-label={`Today's pace, ${theme}`} variant="warning" value={100} />
      </Section>
    </>
  )
}
