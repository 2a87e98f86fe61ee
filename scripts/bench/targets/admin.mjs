import { byId, fixed, linked, outside } from '../target.mjs'

const list = /** @type {const} */ ({ kind: 'list', as: 'operator' })
const detail = /** @type {const} */ ({ kind: 'detail', as: 'operator' })
const form = /** @type {const} */ ({ kind: 'form', as: 'operator' })

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ kind: 'report', address: '/admin', expect: 'Overview', as: 'operator' }),
  fixed({ ...list, address: '/admin/organizations', expect: 'Workspaces' }),
  fixed({ ...list, address: '/admin/organizations?billing=past-due', expect: 'Past due' }),
  byId('workspace', 1, { ...detail, before: '/admin/organizations/', expect: 'Last activity' }),
  fixed({ ...list, address: '/admin/users', expect: 'People' }),
  byId('user', 1, { ...detail, before: '/admin/users/', expect: 'Verified' }),
  fixed({ ...list, address: '/admin/subscribers', expect: 'Inquiries' }),
  fixed({ ...list, address: '/admin/subscribers?tab=newsletter', expect: 'Newsletter' }),
  fixed({ ...list, address: '/admin/failures', expect: 'Failures' }),
  fixed({ ...list, address: '/admin/failures?tab=webhooks', expect: 'Failures' }),
  fixed({ ...list, address: '/admin/log', expect: 'Audit log' }),
  fixed({ ...list, address: '/admin/default-templates', expect: 'Default templates' }),
  fixed({ ...form, address: '/admin/default-templates/add', expect: 'Add default template' }),
  byId('default', 1, { ...form, before: '/admin/default-templates/edit/', expect: 'Edit default template' }),
  byId('default', 1, { ...detail, before: '/admin/default-templates/preview/', expect: 'A default template' }),
  fixed({ ...list, address: '/admin/plan', expect: 'Plans' }),
  fixed({ ...form, address: '/admin/plan/create', expect: 'Set a new price' }),
  byId('plan', 1, { ...form, before: '/admin/plan/', expect: 'Pro before' }),
  fixed({ ...list, address: '/admin/invitations', expect: 'Campaigns' }),
  fixed({ ...form, address: '/admin/invitations/add', expect: 'New campaign' }),
  byId('campaign', 1, { ...detail, before: '/admin/invitations/', expect: 'Partners' }),
  linked('/auth/campaign/', 'This link has expired'),
  linked('/newsletter?token=', 'This link has expired'),
  linked('/newsletter/unsubscribe?code=', 'This link isn’t valid'),
  fixed({ ...outside, address: '/', expect: 'Get started' }),
  fixed({ ...outside, address: '/support', expect: 'Send' }),
  fixed({ ...outside, address: '/features', expect: 'Everything in Rapport' }),
  fixed({ ...outside, address: '/solutions', expect: 'By role' }),
  fixed({ ...outside, address: '/pricing', expect: 'How many people?' }),
  fixed({ ...outside, address: '/resources', expect: 'Guides' }),
  fixed({ ...outside, address: '/privacy', expect: 'What we store' }),
  fixed({ ...outside, address: '/terms', expect: 'Fair use' }),
]
