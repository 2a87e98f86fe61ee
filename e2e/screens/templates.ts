import type { Screen } from './screen'

export const templateScreens: Screen[] = [
  { name: 'templates', who: 'creator', path: () => '/template' },
  { name: 'no templates', who: 'newcomer', path: () => '/template?tab=mine' },
  { name: 'new template', who: 'creator', path: ({ review }) => `/template/add?review=${review.id}` },
  { name: 'writing a template', who: 'creator', path: ({ template }) => `/template/edit/${template.id}` },
  { name: 'template preview', who: 'creator', path: ({ template }) => `/template/preview/${template.id}` },
]
