import type { ThanksStory } from './thanks-story'

/** The last four weeks. The latest five came since yesterday. */
export const lately: readonly ThanksStory[] = [
  {
    ...{ by: 'priya', to: ['tom'], category: 'Customer First', hoursAgo: 2 },
    text: 'You stayed on the line with the Leeds clinic until their Friday rota was right. Their manager mentioned it twice this morning.',
    reactions: { love: ['lena', 'maria'], celebrate: ['grace'] },
    comments: [{ by: 'maria', text: 'They told my team the same. Saved us a very awkward call.' }],
  },
  {
    ...{ by: 'tom', to: ['priya'], category: 'Leadership', hoursAgo: 5 },
    text: 'Thank you for moving the launch instead of asking us to work the weekend. It was the right call and I know it wasn’t an easy one upstairs.',
    reactions: { agree: ['lena', 'yuki', 'mateo'], thanks: ['priya'] },
  },
  {
    ...{ by: 'hannah', to: ['rafael', 'chidi'], category: 'Quality', hoursAgo: 8 },
    text: 'The migration ran in eleven minutes and nobody noticed. That rehearsal you two insisted on is the reason.',
    reactions: { impressive: ['david', 'oliver', 'jonas'], thanks: ['chidi'] },
    comments: [{ by: 'david', text: 'Let’s make the rehearsal the rule from now on.' }],
  },
  {
    ...{ by: 'maria', to: ['lena'], category: 'Helping Hand', hoursAgo: 14 },
    text: 'You dropped what you were doing to explain the new day view to four of us. I could answer every question in the webinar.',
    reactions: { love: ['emma', 'kwame'] },
  },
  {
    ...{ by: 'amara', to: ['tom', 'aditi', 'katarzyna'], category: 'Teamwork', hoursAgo: 20 },
    text: 'Design, product and engineering in one room for two days, and we came out with one drawing. More of this, please.',
    reactions: { celebrate: ['priya', 'sofia', 'david', 'ingrid'], agree: ['tom'] },
  },
  {
    ...{ by: 'lena', to: ['tom'], category: 'Learning', day: -2 },
    text: 'Your notes on running interviews made my first one so much less scary. I had three follow-up questions ready and used two.',
    reactions: { love: ['priya'], thanks: ['tom'] },
  },
  {
    ...{ by: 'sofia', to: ['mei'], category: 'Innovation', day: -3 },
    text: 'The colour-blind palette is lovely, and nobody would guess it is one. Shipping it.',
    reactions: { impressive: ['ines', 'noah', 'callum'] },
  },
  {
    ...{ by: 'james', to: ['camila'], category: 'Ownership', day: -3 },
    text: 'You told the customer about our mistake before they found it. They signed anyway, and I think because of it.',
    reactions: { agree: ['aisha', 'pieter', 'ben'], impressive: ['amara'] },
    comments: [{ by: 'camila', text: 'I was terrified, thanks for backing me up.' }],
  },
  {
    ...{ by: 'kwame', to: ['oliver'], category: 'Customer First', day: -4 },
    text: 'Fixed the duplicate bookings within the hour and wrote the customer an explanation a receptionist could follow.',
    reactions: { love: ['maria', 'zeynep'] },
  },
  {
    ...{ by: 'david', to: ['ananya'], category: 'Leadership', day: -5 },
    text: 'You ran your first incident like you had done ten. Calm voice, clear tasks, notes everyone could read afterwards.',
    reactions: { impressive: ['hannah', 'leila'], celebrate: ['samuel'] },
  },
  {
    ...{ by: 'priya', to: ['yuki'], category: 'Ownership', day: -6, isPrivate: true },
    text: 'I saw how late you stayed for the Osaka demo. It was great, and please take Thursday off.',
    reactions: { thanks: ['yuki'] },
  },
  {
    ...{ by: 'ingrid', to: ['saanvi'], category: 'Helping Hand', day: -7 },
    text: 'Three new starters in one week and every laptop was on the right desk. Thank you!',
    reactions: { love: ['marcus'] },
  },
  {
    ...{ by: 'grace', to: ['mateo'], category: 'Teamwork', day: -8 },
    text: 'You took my shift on the support rota so that I could be at my sister’s graduation. She says thank you too.',
    reactions: { love: ['priya', 'tom', 'lena', 'yuki'] },
  },
  {
    ...{ by: 'emma', to: ['thimai', 'lucas'], category: 'Customer First', day: -9 },
    text: 'Forty clinics moved to the new import and the longest call was nine minutes.',
    reactions: { impressive: ['maria', 'james'], celebrate: ['zeynep'] },
  },
  {
    ...{ by: 'jonas', to: ['katarzyna'], category: 'Quality', day: -10 },
    text: 'Your review found the time zone bug I had looked at for a day. And you were kind about it.',
    reactions: { agree: ['rafael'], thanks: ['katarzyna'] },
  },
  {
    ...{ by: 'marcus', to: ['amara'], category: 'Leadership', day: -11 },
    text: 'You answered every question in the all-hands, the uncomfortable ones first.',
    reactions: { agree: ['hyejin', 'ingrid', 'james', 'sofia'] },
  },
  {
    ...{ by: 'noah', to: ['callum'], category: 'Learning', day: -12 },
    text: 'Thanks for teaching me how the component tokens work. I broke nothing today, which is new.',
    reactions: { celebrate: ['sofia'] },
  },
  {
    ...{ by: 'aisha', to: ['nia'], category: 'Teamwork', day: -14 },
    text: 'You had the renewal numbers ready before I knew I needed them.',
    reactions: { love: ['james'] },
  },
  {
    ...{ by: 'mateo', to: ['grace'], category: 'Innovation', day: -15 },
    text: 'The one-page brief you came up with is the first one I have read to the end.',
    reactions: { agree: ['priya', 'tom'] },
    comments: [{ by: 'grace', text: 'It started as two pages, Tom cut the rest.' }],
  },
  {
    ...{ by: 'zeynep', to: ['emma'], category: 'Helping Hand', day: -17 },
    text: 'You listened to my whole presentation twice the evening before. The second time was the good one.',
    reactions: { love: ['kwame'] },
  },
  {
    ...{ by: 'rafael', to: ['fatima'], category: 'Quality', day: -18 },
    text: 'Deleting four thousand lines and changing nothing for anybody is a skill.',
    reactions: { impressive: ['david', 'chidi', 'jonas', 'samuel'] },
  },
  {
    ...{ by: 'tom', to: ['callum'], category: 'Teamwork', day: -20 },
    text: 'Thanks for redrawing the empty states overnight. The demo looked like a finished product.',
    reactions: { celebrate: ['priya', 'sofia'] },
  },
  {
    ...{ by: 'hyejin', to: ['marcus'], category: 'Ownership', day: -21 },
    text: 'The travel policy nobody wanted to write is written, short, and in plain English.',
    reactions: { agree: ['amara'] },
  },
  {
    ...{ by: 'james', to: ['pieter'], category: 'Customer First', day: -24, isPrivate: true },
    text: 'You let that deal go because we were wrong for them. I’d rather lose ten of those than sell one.',
  },
  {
    ...{ by: 'leila', to: ['samuel'], category: 'Learning', day: -26 },
    text: 'An hour of pairing with you and I finally understand the scheduler. I even drew a diagram.',
    reactions: { love: ['ananya'], thanks: ['samuel'] },
  },
]
