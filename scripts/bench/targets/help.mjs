import { fixed, outside } from '../target.mjs'

/** @type {import('../target.mjs').Target[]} */
export const targets = [
  fixed({ ...outside, address: '/help', expect: 'How can we help?' }),
  fixed({ ...outside, address: '/help/topics?q=anonymous', expect: 'Who can see what I wrote?' }),
  fixed({ ...outside, address: '/help/video-tutorials', expect: 'Video tutorials' }),
  fixed({ ...outside, address: '/help/anonymity', expect: 'Who can see what I wrote?' }),
]
