import type { ThanksStory } from './thanks-story'

/** The two months before that. */
export const before: readonly ThanksStory[] = [
  {
    ...{ by: 'priya', to: ['tom', 'lena'], category: 'Teamwork', day: -29 },
    text: 'Two clinics, nine interviews, one train strike. You came back with exactly what we needed.',
    reactions: { impressive: ['grace', 'mateo'], celebrate: ['yuki'] },
  },
  {
    ...{ by: 'oliver', to: ['hannah'], category: 'Leadership', day: -30 },
    text: 'You said “I don’t know yet” in front of the customer, and then found out by lunch.',
    reactions: { agree: ['david'] },
  },
  {
    ...{ by: 'lucas', to: ['thimai'], category: 'Helping Hand', day: -32 },
    text: 'Merci for taking the late calls all week while I was ill.',
    reactions: { love: ['maria', 'emma'] },
  },
  {
    ...{ by: 'ben', to: ['aisha'], category: 'Learning', day: -33 },
    text: 'Shadowing your discovery call taught me more than the whole course. You talk so little!',
    reactions: { agree: ['camila'] },
  },
  {
    ...{ by: 'ines', to: ['noah'], category: 'Quality', day: -35 },
    text: 'Every icon on the same grid, at last. I keep opening the file just to look at it.',
    reactions: { love: ['sofia', 'mei'] },
  },
  {
    ...{ by: 'david', to: ['leila', 'samuel', 'jonas'], category: 'Ownership', day: -36 },
    text: 'You were not on call and fixed it anyway, and then you wrote down why it happened. Thank you.',
    reactions: { impressive: ['rafael', 'hannah'], thanks: ['jonas'] },
  },
  {
    ...{ by: 'yuki', to: ['tom'], category: 'Helping Hand', day: -38 },
    text: 'Thank you for presenting for me when my connection died on slide three.',
    reactions: { celebrate: ['lena'] },
  },
  {
    ...{ by: 'maria', to: ['zeynep'], category: 'Customer First', day: -39 },
    text: 'You noticed they had stopped logging in before they told us they were unhappy. They’re staying.',
    reactions: { impressive: ['emma', 'james', 'amara'] },
  },
  {
    ...{ by: 'callum', to: ['ines'], category: 'Innovation', day: -41 },
    text: 'Printing the rota on one page sounded impossible until you tried it.',
    reactions: { agree: ['sofia'] },
  },
  {
    ...{ by: 'saanvi', to: ['hyejin'], category: 'Teamwork', day: -42 },
    text: 'Payroll in two countries, same afternoon, no surprises.',
    reactions: { love: ['ingrid'] },
  },
  {
    ...{ by: 'tom', to: ['maria', 'kwame'], category: 'Customer First', day: -44 },
    text: 'The list of what clinics really ask for changed our whole quarter. Keep sending them.',
    reactions: { agree: ['priya', 'david'] },
    comments: [{ by: 'kwame', text: 'You’ll regret saying that, there are 214 of them.' }],
  },
  {
    ...{ by: 'chidi', to: ['fatima'], category: 'Learning', day: -46 },
    text: 'Your talk on indexes: I sped up three pages the same day.',
    reactions: { impressive: ['david', 'ananya'] },
  },
  {
    ...{ by: 'nia', to: ['james'], category: 'Leadership', day: -47 },
    text: 'You gave me the big account and then really left me to it.',
    reactions: { love: ['ben'] },
  },
  {
    ...{ by: 'sofia', to: ['aditi'], category: 'Teamwork', day: -49 },
    text: 'Working in two teams is hard. Both of them think you’re theirs, which says it all.',
    reactions: { agree: ['priya', 'lena'], thanks: ['aditi'] },
  },
  {
    ...{ by: 'emma', to: ['ben'], category: 'Ownership', day: -51 },
    text: 'You handed the customer over with a page of notes and no loose ends. Rare!',
    reactions: { agree: ['maria'] },
  },
  {
    ...{ by: 'hannah', to: ['oliver'], category: 'Innovation', day: -52 },
    text: 'Running the tests in four groups gave all of us back twenty minutes a day.',
    reactions: { celebrate: ['rafael', 'chidi', 'katarzyna', 'leila'] },
  },
  {
    ...{ by: 'priya', to: ['grace'], category: 'Leadership', day: -54, isPrivate: true },
    text: 'You said what everyone else was thinking about the roadmap, and you said it well. I’m glad you’re here.',
    reactions: { thanks: ['grace'] },
  },
  {
    ...{ by: 'katarzyna', to: ['rafael'], category: 'Helping Hand', day: -56, isPrivate: true, toManager: true },
    text: 'Thank you for the Saturday morning you spent on my broken laptop.',
    reactions: { thanks: ['rafael'] },
  },
  {
    ...{ by: 'pieter', to: ['nia'], category: 'Quality', day: -57 },
    text: 'The proposal had no typos, no filler, and a price on page one.',
    reactions: { impressive: ['james'] },
  },
  {
    ...{ by: 'ingrid', to: ['amara', 'marcus'], category: 'Customer First', day: -59 },
    text: 'You visited the clinic in Oslo yourselves. They still talk about it.',
    reactions: { agree: ['hyejin'] },
  },
  {
    ...{ by: 'mei', to: ['sofia'], category: 'Leadership', day: -61 },
    text: 'You took the blame for the late handover when it was mine. I noticed.',
    reactions: { love: ['callum'] },
  },
  {
    ...{ by: 'mateo', to: ['tom'], category: 'Ownership', day: -63 },
    text: 'You killed your own feature after reading the numbers. Respect.',
    reactions: { impressive: ['priya', 'grace', 'sofia'] },
  },
  {
    ...{ by: 'samuel', to: ['chidi'], category: 'Teamwork', day: -64 },
    text: 'Handing over at the end of your day and picking up at the end of mine: the fastest fix we ever did.',
    reactions: { agree: ['leila'] },
  },
  {
    ...{ by: 'camila', to: ['kwame'], category: 'Helping Hand', day: -66 },
    text: 'You joined my call with five minutes’ notice and knew the answer.',
    reactions: { love: ['maria'] },
  },
  {
    ...{ by: 'fatima', to: ['david'], category: 'Leadership', day: -68 },
    text: 'One meeting less every week, and the one that is left ends early.',
    reactions: { celebrate: ['jonas', 'oliver', 'ananya', 'hannah'] },
  },
  {
    ...{ by: 'lena', to: ['mei'], category: 'Learning', day: -70 },
    text: 'I finally know what kerning is, and now I can’t unsee it.',
    reactions: { love: ['ines'] },
  },
  {
    ...{ by: 'thimai', to: ['grace'], category: 'Customer First', day: -72 },
    text: 'You called the clinic back yourself when you saw their comment. They couldn’t believe it.',
    reactions: { impressive: ['maria', 'priya'] },
  },
  {
    ...{ by: 'jonas', to: ['ananya'], category: 'Quality', day: -74 },
    text: 'The error messages now say what to do. Support noticed before we told them.',
    reactions: { agree: ['emma', 'zeynep'] },
  },
  {
    ...{ by: 'amara', to: ['priya', 'sofia', 'david'], category: 'Leadership', day: -76 },
    text: 'Three leads, one plan, and none of you said “my team” once in two hours.',
    reactions: { agree: ['tom', 'hannah', 'ines'] },
  },
  {
    ...{ by: 'aditi', to: ['yuki'], category: 'Innovation', day: -78 },
    text: 'Your paper prototype went through three clinics and is still in one piece.',
    reactions: { love: ['lena', 'tom'] },
  },
  {
    ...{ by: 'zeynep', to: ['lucas'], category: 'Teamwork', day: -80 },
    text: 'French calls on a Monday morning are nobody’s favourite, and you took all of mine.',
    reactions: { thanks: ['lucas'] },
  },
  {
    ...{ by: 'james', to: ['aisha', 'camila', 'nia', 'ben'], category: 'Teamwork', day: -82 },
    text: 'Best quarter we’ve had, and nobody worked a weekend for it.',
    reactions: { celebrate: ['amara', 'maria', 'emma'], love: ['nia'] },
  },
  {
    ...{ by: 'rafael', to: ['david'], category: 'Helping Hand', day: -84 },
    text: 'Thanks for covering for me when my daughter was born. I came back to an empty inbox.',
    reactions: { love: ['hannah', 'fatima', 'chidi', 'leila'] },
  },
  {
    ...{ by: 'tom', to: ['lena', 'mateo', 'yuki', 'grace'], category: 'Learning', day: -86 },
    text: 'Friday demos were your idea, and they’re the best half hour of my week.',
    reactions: { agree: ['priya'] },
  },
  {
    ...{ by: 'marcus', to: ['saanvi'], category: 'Quality', day: -88 },
    text: 'The handbook is finally something I send to people on purpose.',
    reactions: { agree: ['ingrid', 'hyejin'] },
  },
]
