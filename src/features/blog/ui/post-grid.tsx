import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { PostCard as PostCardData } from '../schema.ts'
import { PostCard } from './post-card.tsx'

const FIRST_ROW = 3

type PostGridProps = { posts: PostCardData[]; loading: boolean }

export function PostGrid({ posts, loading }: PostGridProps) {
  return (
    <div className="relative" aria-busy={loading}>
      {loading && (
        <div className="absolute inset-x-0 top-24 grid justify-items-center">
          <Spinner />
        </div>
      )}
      {/* Out of sight but in its place, so that the page keeps its height while it scrolls up. */}
      <ul className={classNames('grid gap-6 sm:grid-cols-2 xl:grid-cols-3', loading && 'invisible')}>
        {posts.map((post, position) => (
          <li key={post._id}>
            <PostCard post={post} eager={position < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </div>
  )
}
