/** The routes that are checked and pictured one by one; a route that needs an id is reached through its list. */
export const shellRoutes = [
  { name: 'dashboard', path: '/', heading: 'Connect Dashboard' },
  { name: 'composer', path: '/composer', heading: 'Transaction Composer' },
  { name: 'batches', path: '/composer/batch', heading: 'Batch Payments' },
  { name: 'compliance', path: '/compliance', heading: 'Compliance Engine' },
  { name: 'guidance', path: '/compliance/guidance', heading: 'AI Fatwa Assistant' },
  { name: 'rules', path: '/compliance/rules', heading: 'Rules' },
  { name: 'rule', path: '/compliance/rules/RIBA-001', heading: 'More is returned than was lent' },
  { name: 'rulesets', path: '/compliance/rulesets', heading: 'Rule Sets' },
  { name: 'wallets', path: '/wallets', heading: 'Sandbox Wallets' },
  { name: 'approvals', path: '/approvals', heading: 'Approvals' },
  { name: 'reviews', path: '/compliance/reviews', heading: 'Review Cases' },
  { name: 'screening', path: '/compliance/screening', heading: 'Sanctions Screening' },
  { name: 'contracts', path: '/smart-contracts', heading: 'Smart Contracts' },
  { name: 'contract-templates', path: '/smart-contracts?tab=templates', heading: 'Smart Contracts' },
  { name: 'audit', path: '/audit', heading: 'Audit Logs' },
  { name: 'api-keys', path: '/settings/keys', heading: 'API Keys' },
  { name: 'webhooks', path: '/settings/webhooks', heading: 'Webhooks' },
  { name: 'requests', path: '/settings/requests', heading: 'Request Log' },
  { name: 'reports', path: '/reports', heading: 'Shariah Reports' },
  { name: 'report-schedules', path: '/reports/schedules', heading: 'Report Schedules' },
  { name: 'report-verify', path: '/reports/verify', heading: 'Verify a Report' },
  { name: 'profile', path: '/settings', heading: 'Profile' },
  { name: 'sandbox', path: '/settings/sandbox', heading: 'Sandbox' },
  { name: 'api-docs', path: '/api-docs', heading: 'API Documentation' },
  { name: 'help', path: '/help', heading: 'Help Center' },
  { name: 'tours', path: '/help/tours', heading: 'Video Tutorials' },
  { name: 'article', path: '/help/murabaha', heading: 'Murabaha, step by step' },
  { name: 'support', path: '/support', heading: 'Support Center' },
  { name: 'support-desk', path: '/support/desk', heading: 'Support Desk' },
  { name: 'faq', path: '/faq', heading: 'Frequently Asked Questions' },
  { name: 'about', path: '/about', heading: 'About Connect' },
  { name: 'not-found', path: '/no-such-page', heading: '404 Page Not Found' },
] as const;

export const guestRoutes = [
  { name: 'sign-in', path: '/login', heading: 'Sign in' },
  { name: 'register', path: '/register', heading: 'Create an account' },
  { name: 'status', path: '/status', heading: 'System Status' },
] as const;

export const allRoutes = [...shellRoutes, ...guestRoutes];
