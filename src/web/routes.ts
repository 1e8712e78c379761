import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/landing.tsx'),
  route('auth', 'pages/auth.tsx'),
  route('onboarding', 'pages/onboarding.tsx'),
  route('dashboard', 'pages/dashboard.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
