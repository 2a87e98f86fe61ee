import { of, own, unshown, type Pages } from '@/tests/factories/pages'

export const pages: Pages = {
  screens: [
    { name: 'templates', who: 'creator', path: () => '/template' },
    { name: 'no templates', who: 'newcomer', path: () => '/template?tab=mine' },
    { name: 'new template', who: 'creator', path: ({ review }) => `/template/add?review=${review.id}` },
    { name: 'writing a template', who: 'creator', path: ({ template }) => `/template/edit/${template.id}` },
    { name: 'template preview', who: 'creator', path: ({ template }) => `/template/preview/${template.id}` },
  ],
  answers: {
    '/template': own('/template'),
    '/template/add': own('/template/add'),
    '/template/edit': {
      path: ({ template }) => `/template/edit?id=${template.id}`,
      colleagues: [307, 307, 307],
      stranger: 307,
    },
    '/template/edit/[id]': of(({ template }) => `/template/edit/${template.id}`, unshown),
    '/template/preview': {
      path: ({ template }) => `/template/preview?id=${template.id}`,
      colleagues: [307, 307, 307],
      stranger: 307,
    },
    '/template/preview/[id]': of(({ template }) => `/template/preview/${template.id}`, unshown),
  },
}
