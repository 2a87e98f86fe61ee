// Surveys about how people work together: the beginning with feedback, meetings, days off site, benefits.
export const beginning = {
  feel: [
    'Useful, even when it stings',
    'Like advice from somebody on my side',
    'Normal',
    'Specific and soon',
    'Two-way',
    'Safe enough to be honest',
    'Short, frequent, kind',
    'Like a gift one may decline',
    'No surprises',
    'Honest, with an example',
    'About the work, not about me',
    'Less like school',
  ],
  avoid: [
    'Ratings that end up in pay talks without anybody saying so.',
    'Collecting it and then doing nothing. That would be worse than before.',
    'Writing about people behind their backs. If I would not say it, I should not write it.',
    'Twenty questions. I will answer five with care or twenty without.',
    'Asking the same people every time, because they answer well.',
    'Attacks under the cover of anonymity.',
    'Using it in place of talking to each other.',
    'Deadlines in the last week of the quarter.',
    'Making it compulsory.',
  ],
}

export const critique = {
  why: [
    'I get three opinions, and one of them is always new.',
    'Useful for the big questions, less for details.',
    'I often present last, and then the hour is over.',
    'Seeing unfinished work of others is worth the hour by itself.',
    'It depends on who is there. With an engineer in the room it is twice as good.',
  ],
  change: [
    'Two people an hour and not four.',
    'Say at the beginning what kind of feedback you want.',
    'Write the outcome into the file, or it is gone.',
    'Invite one person from support each week.',
    'Begin on time and end with who does what.',
  ],
}

export const firstMonth = {
  missing: [
    'A person for the small questions. I asked a different one each time.',
    'Access to the booking test system; for two weeks I had screenshots only.',
    'A map of who does what. I drew my own and it was wrong.',
  ],
}

export const offsite = {
  home: [
    'Faces to names. Writing to Seoul is easier now.',
    'I understood for the first time why it takes four weeks until a clinic can start.',
    'Three decisions that we had postponed for months.',
    'The customer panel. A practice manager told us how her day really goes, and I changed my plan on the train.',
    'A walking partner for hard problems.',
    'That other teams are as short of time as we are.',
    'Energy, and a cold.',
    'The wish to have the planning session again, shorter.',
    'Two ideas for the rota editor from somebody who does not work on it.',
    'How much of my work depends on people I had never met.',
  ],
  out: [
    'The second long presentation after lunch.',
    'The game with the ropes. Not everybody’s knees agree.',
    'Travel on a Sunday.',
    'Sessions that run in parallel; I wanted both.',
    'Reports that could have been read before.',
    'The late dinner. Some of us get up with small children, also there.',
    'Nothing. Perhaps an hour less of everything.',
    'Name tags in such small print.',
    'The feedback round in front of all forty people.',
  ],
}

export const meetings = {
  ending: [
    'The Monday status round',
    'Any with more than eight people',
    'The meeting that prepares the leadership meeting',
    'The weekly call with the mail provider',
    'Stand-up on release day',
    'Design and marketing; a document would do',
    'Backlog cleaning in its present form',
    'None, but shorten all of them',
    'The second planning',
    'The Friday demo, when nothing is finished',
  ],
  good: [
    'A question in the invitation.',
    'It ends early.',
    'Somebody writes down what was decided while we can still object.',
    'Five people who all speak.',
    'Reading in silence for the first ten minutes. I was skeptical, and now I miss it elsewhere.',
    'No surprises about the topic.',
    'The people who decide are in it.',
    'One may say: I am not needed here.',
    'Cameras are optional.',
    'Somebody keeps an eye on the time and is allowed to.',
  ],
}

export const benefits = {
  missing: [
    'Help with childcare in the holidays.',
    'A sabbatical after five years.',
    'A budget for the desk at home, not only for the screen.',
    'Pension advice in plain language.',
    'More days for moving house, or for family who live far away.',
    'A gym does nothing for those who are not in London.',
    'Time. A shorter week in the hot months.',
    'The learning budget should also pay for the hours.',
    'Somebody to call when things are hard, outside the company.',
  ],
}

export const lunches = {
  hear: [
    'How clinics in other countries handle consent',
    'What the support queue looks like from the inside',
    'Reading a balance sheet',
    'How our search works',
    'Pricing: why we charge what we charge',
    'Sleep and shift work',
    'What a practice manager does all day',
  ],
  tell: [
    'How to photograph a screen for a help article',
    'Beekeeping, if that counts',
    'What I learned from a failed migration',
    'Interviewing without leading questions',
    'Color and contrast',
  ],
}
