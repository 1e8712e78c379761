import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand, type Claim } from '../../brand.ts'
import { StatusBadge } from '../../features/marketing/ui/footer/status-badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BrandLink } from './brand-link.tsx'
import { FooterLink } from './footer-link.tsx'

/** The footer of every public page. */
export function SiteFooter() {
  const { links, claims, supportEmail, disclaimer } = brand
  return (
    <footer className="border-t bg-muted/60">
      <div className="mx-auto grid w-full max-w-310 grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr] lg:px-8 lg:py-16">
        <div className="grid content-start justify-items-start gap-4 max-lg:col-span-2">
          <BrandLink />
          {claims.rating && <RatingLine rating={claims.rating} />}
          <StatusBadge />
        </div>
        <FooterLinks title="Product">
          <FooterLink to="/#how-it-works">How it works</FooterLink>
          <FooterLink to="/#features">Features</FooterLink>
          <FooterLink to="/#rewrite">Rewrite</FooterLink>
          <FooterLink to="/#keyword-research">Keyword research</FooterLink>
          <FooterLink to="/#resources">Resources</FooterLink>
        </FooterLinks>
        <FooterLinks title="Links">
          <FooterLink to="/pricing">Pricing</FooterLink>
          <FooterLink to="/terms">Terms</FooterLink>
          <FooterLink to="/privacy">Privacy</FooterLink>
          <FooterLink to="/dashboard">Dashboard</FooterLink>
        </FooterLinks>
        <FooterLinks title="Contact" className="max-lg:col-span-2">
          <FooterLink to={`mailto:${supportEmail}`}>{supportEmail}</FooterLink>
          {links.social && <FooterLink to={links.social.url}>{links.social.label}</FooterLink>}
          {links.feedback && <FooterLink to={links.feedback.url}>{links.feedback.label}</FooterLink>}
        </FooterLinks>
        <p className="col-span-full border-t pt-6 text-sm text-muted-foreground">
          {`${disclaimer}. © ${brand.name}`}
        </p>
      </div>
    </footer>
  )
}

function RatingLine({ rating }: { rating: Claim }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground tabular-nums">
      <Star className="size-3.5 fill-current text-[oklch(0.76_0.15_75)]" aria-hidden />
      <span>
        <strong className="font-semibold text-foreground">{rating.claim}</strong> {rating.note}
      </span>
    </p>
  )
}

type FooterLinksProps = { title: string; className?: string; children: ReactNode }

function FooterLinks({ title, className, children }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={classNames('min-w-0', className)}>
      <h2 className="mb-2 text-base tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
