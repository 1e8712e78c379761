import {
  ArrowUpRight,
  LayoutGrid,
  LayoutTemplate,
  LifeBuoy,
  Lock,
  MessageCircleHeart,
  PenLine,
  WandSparkles,
} from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Sidebar } from '../../../ui/sidebar/sidebar.tsx'
import { SidebarMenuButton } from '../../../ui/sidebar/sidebar-menu-button.tsx'
import {
  SidebarContent,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
  SidebarInset,
  SidebarMenuItem,
} from '../../../ui/sidebar/sidebar-parts.tsx'
import { SidebarProvider } from '../../../ui/sidebar/sidebar-provider.tsx'
import { SidebarTrigger } from '../../../ui/sidebar/sidebar-trigger.tsx'

export function SidebarSample({ defaultOpen, theme }: { defaultOpen: boolean; theme: string }) {
  return (
    <SidebarProvider
      defaultOpen={defaultOpen}
      className="min-h-0 overflow-hidden rounded-lg border bg-background md:h-130"
    >
      <Sidebar aria-label={`Sidebar, ${theme}`} className="static h-full">
        <SidebarHeader>
          <p className="flex h-8 items-center gap-2 overflow-hidden text-md font-semibold text-foreground">
            <Logo />
            <span className="group-data-[state=collapsed]/sidebar:sr-only">Threadlark</span>
          </p>
        </SidebarHeader>
        <SidebarContent aria-label={`Pages, ${theme}`}>
          <SidebarGroup label="Dashboard">
            <SidebarMenuItem>
              <SidebarMenuButton icon={<LayoutGrid aria-hidden />} label="Dashboard" isActive />
            </SidebarMenuItem>
          </SidebarGroup>
          <SidebarGroup label="Tools">
            <SidebarMenuItem>
              <SidebarMenuButton icon={<PenLine aria-hidden />} label="Generate Post" />
            </SidebarMenuItem>
            <SidebarMenuItem>
              <SidebarMenuButton
                icon={<WandSparkles aria-hidden />}
                label="Smart Rewrite"
                hint="Plus Plan Required"
                trailing={<Lock aria-hidden className="text-muted-foreground" />}
              />
            </SidebarMenuItem>
            <SidebarMenuItem>
              <SidebarMenuButton
                icon={<LayoutTemplate aria-hidden />}
                label="Viral Templates"
                aria-disabled
                trailing={
                  <Badge variant="outline" className="h-5 px-2">
                    Soon
                  </Badge>
                }
              />
            </SidebarMenuItem>
          </SidebarGroup>
          <SidebarGroup label="Management">
            <SidebarMenuItem>
              <SidebarMenuButton
                icon={<MessageCircleHeart aria-hidden />}
                label="Feedback"
                trailing={<ArrowUpRight aria-hidden className="text-muted-foreground" />}
              />
            </SidebarMenuItem>
            <SidebarMenuItem>
              <SidebarMenuButton icon={<LifeBuoy aria-hidden />} label="Support" />
            </SidebarMenuItem>
          </SidebarGroup>
        </SidebarContent>
        <SidebarFooter>
          <div className="flex items-center gap-2.5 overflow-hidden">
            <Avatar name="Ada Koenig" className="group-data-[state=collapsed]/sidebar:size-8" />
            <p className="text-sm group-data-[state=collapsed]/sidebar:sr-only">
              <span className="block font-medium text-foreground">Ada Koenig</span>
              <span className="block text-xs">ada@pawslot.app</span>
            </p>
          </div>
        </SidebarFooter>
      </Sidebar>
      <SidebarInset>
        <div className="flex h-14 items-center gap-3 border-b px-3">
          <SidebarTrigger />
          <p className="font-medium">Dashboard</p>
        </div>
      </SidebarInset>
    </SidebarProvider>
  )
}
