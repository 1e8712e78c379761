import { index, type RouteConfig, route } from '@react-router/dev/routes'

// oxlint-disable-next-line node/no-process-env -- this file runs in the build tool, not in the product
const inProduction = process.env.NODE_ENV === 'production'

/** Every component in every state, for us; a production build does not know the page. */
const devPages = inProduction ? [] : [route('dev/components', 'pages/dev/components.tsx')]

export default [
  index('pages/landing.tsx'),
  route('pricing', 'pages/pricing.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('blog', 'pages/blog.tsx'),
  route('blog/:slug', 'pages/blog-post.tsx'),
  route('resources', 'pages/resources.tsx'),
  route('resources/:id', 'pages/resource.tsx'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('feed.xml', 'pages/feed.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  route('auth', 'pages/auth.tsx'),
  route('onboarding', 'pages/onboarding.tsx'),
  route('dashboard', 'pages/dashboard.tsx', [
    index('pages/dashboard-feed.tsx'),
    route('today', 'pages/dashboard-today.tsx'),
    route('today/learned', 'pages/dashboard-today-learned.tsx'),
    route('today/calendar', 'pages/dashboard-calendar.tsx'),
    route('generate', 'pages/dashboard-generate.tsx'),
    route('smart', 'pages/dashboard-smart.tsx'),
    route('keyword', 'pages/dashboard-keyword.tsx'),
    route('guides', 'pages/dashboard-guides.tsx'),
    route('templates', 'pages/dashboard-templates.tsx'),
    route('activity', 'pages/dashboard-activity.tsx'),
    route('settings', 'pages/dashboard-settings.tsx'),
    route('settings/alerts', 'pages/dashboard-settings-alerts.tsx'),
    route('settings/alerts/deliveries', 'pages/dashboard-settings-deliveries.tsx'),
    route('products', 'pages/dashboard-products.tsx'),
    route('support', 'pages/dashboard-support.tsx'),
    route('feedback', 'pages/dashboard-feedback.tsx'),
  ]),
  route('payment/success', 'pages/payment-success.tsx'),
  route('payment/cancel', 'pages/payment-cancel.tsx'),
  route('unsubscribe', 'pages/unsubscribe.tsx'),
  ...devPages,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
