import type { Screen } from './screen'

export const selfScreens: Screen[] = [
  { name: 'the offer of a password', who: 'newcomer', path: () => '/auth/welcome-signin' },
  { name: 'signing out', who: 'newcomer', path: () => '/auth/sign-out' },
  { name: 'the platform', who: 'operator', path: () => '/admin' },
  { name: 'home', who: 'creator', path: () => '/dashboard' },
  { name: 'home of a newcomer', who: 'newcomer', path: () => '/dashboard' },
  { name: 'notifications', who: 'respondent', path: () => '/notifications' },
  { name: 'no notifications', who: 'newcomer', path: () => '/notifications?type=unread' },
  { name: 'profile', who: 'newcomer', path: () => '/profile' },
  { name: 'feedback about me', who: 'newcomer', path: () => '/profile?tab=feedback' },
  { name: 'no feedback about me', who: 'respondent', path: () => '/profile?tab=feedback' },
  ...['activity', 'numbers'].map((tab): Screen => ({
    name: `home, ${tab}`,
    who: 'creator',
    path: () => `/dashboard?tab=${tab}`,
  })),
  ...['settings', 'change_password', 'integrations'].map((tab): Screen => ({
    name: `profile, ${tab}`,
    who: 'respondent',
    path: () => `/profile?tab=${tab}`,
  })),
  { name: 'editing the profile', who: 'respondent', path: () => '/profile/edit' },
  { name: 'deleting the account', who: 'respondent', path: () => '/profile/delete' },
  { name: 'what I may do', who: 'respondent', path: () => '/help/what-can-i-do' },
]
