import type { LucideIcon } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'

type FeatureItemProps = { icon: LucideIcon; title: string; text: string; soon?: boolean }

export function FeatureItem({ icon: Icon, title, text, soon }: FeatureItemProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-5 bg-card p-6 sm:block sm:p-7">
      <Icon className="mt-1 size-5 text-chart-1 sm:mt-0 sm:mb-8" strokeWidth={1.75} aria-hidden />
      <div>
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
          {title}
          {soon && <Badge variant="outline">Soon</Badge>}
        </h3>
        <p className="mt-1.5 text-md text-pretty text-muted-foreground">{text}</p>
      </div>
    </li>
  )
}
