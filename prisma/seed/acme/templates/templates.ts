import type { StoryTemplate } from '@/prisma/seed/stage/templates'

/** What people at Acme have made of the templates that come with the product. */
export const templates: StoryTemplate[] = [
  {
    by: 'amara',
    from: 'pulse',
    title: 'Acme pulse',
    description:
      'The six questions every team at Acme gets each month. Please change nothing, so that months can be compared.',
    tags: ['Pulse', 'Month'],
    isShared: true,
    written: -150,
  },
  {
    by: 'priya',
    from: 'quarterly-360',
    title: 'Quarter look-back, Product',
    description: 'For everybody in Product at the end of a quarter: design and engineering answer, too.',
    tags: ['360', 'Product'],
    isShared: true,
    written: -88,
  },
  {
    by: 'david',
    from: 'retrospective',
    title: 'After a release',
    description: 'Goes out the day after, while one still remembers.',
    tags: ['Project', 'Engineering'],
    isShared: true,
    written: -61,
  },
  {
    by: 'maria',
    from: 'customer-voice',
    title: 'Clinics, after the first month',
    description: 'For the person who runs the front desk, four weeks after they went live.',
    tags: ['Customers'],
    isShared: true,
    written: -34,
  },
  {
    by: 'tom',
    from: 'self',
    title: 'My half-year notes',
    description: '',
    tags: [],
    isShared: false,
    written: -12,
  },
]
