import { Link, useSearchParams } from 'react-router'
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from '../../../ui/breadcrumb.tsx'
import { Faq } from '../../../ui/faq.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx'
import { TipsCarousel } from '../../../ui/tips-carousel.tsx'
import { Section } from './section.tsx'
import { SidebarSample } from './sidebar-sample.tsx'

const TIPS = [
  '5–7 comments or 2–3 posts a day keeps your account safe',
  'Answer the question first, name your product last',
  'Say that you made it',
]

const QUESTIONS = [
  { question: 'Do you post for me?', answer: 'No. You copy the draft and paste it yourself.' },
  {
    question: 'Can I cancel at any time?',
    answer: 'Yes, from Settings. You keep access until the period ends.',
  },
  { question: 'Is there a free trial?', answer: 'Three days, on both plans.' },
]

export function NavigationSection({ sidebarOpen, theme }: { sidebarOpen: boolean; theme: string }) {
  const [search] = useSearchParams()
  return (
    <>
      <Section title="Breadcrumb, TipsCarousel">
        <Breadcrumb>
          <BreadcrumbItem>
            <BreadcrumbLink render={<Link to="/dashboard" />}>Dashboard</BreadcrumbLink>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <BreadcrumbPage>Keyword Research</BreadcrumbPage>
          </BreadcrumbItem>
        </Breadcrumb>
        <TipsCarousel tips={TIPS} className="w-fit" />
      </Section>
      <Section title="Tabs">
        <Tabs defaultValue="best">
          <TabsList aria-label={`Order, ${theme}`}>
            <TabsTrigger value="best">Best to answer</TabsTrigger>
            <TabsTrigger value="reddit">Reddit order</TabsTrigger>
            <TabsTrigger value="newest" disabled>
              Newest
            </TabsTrigger>
          </TabsList>
          <TabsContent value="best">The posts you can help most with come first.</TabsContent>
          <TabsContent value="reddit">The order in which Reddit gave them.</TabsContent>
          <TabsContent value="newest">The youngest posts come first.</TabsContent>
        </Tabs>
      </Section>
      <Section title="Tabs, line">
        <Tabs variant="line" defaultValue="birding" className="grid-cols-1">
          <TabsList aria-label={`Subreddits, ${theme}`} className="border-b">
            <TabsTrigger value="all">All</TabsTrigger>
            <TabsTrigger value="birding">r/birding</TabsTrigger>
            <TabsTrigger value="woodworking">r/woodworking</TabsTrigger>
          </TabsList>
          <TabsContent value="all">Posts of both.</TabsContent>
          <TabsContent value="birding">Posts about birds.</TabsContent>
          <TabsContent value="woodworking">Posts about wood.</TabsContent>
        </Tabs>
      </Section>
      <Section title="Pagination">
        <Pagination
          page={Number(search.get('page') ?? 1)}
          pageSize={9}
          total={24}
          renderPage={(page) => <Link to={`?page=${page}`} preventScrollReset />}
        />
      </Section>
      <Section title="Faq">
        <Faq items={QUESTIONS} />
      </Section>
      <Section title="Sidebar">
        <SidebarSample defaultOpen={sidebarOpen} theme={theme} />
      </Section>
    </>
  )
}
