// What people at Lumen Studio and its clients write in the two weeks of the trial.
export const studio = {
  helps: [
    'The model room. I can hold a lamp into it before anybody cuts metal.',
    'Petra says on Monday what the workshop can make that week, and it holds.',
    'Nobody minds when I try something for an afternoon and it fails.',
    'Lunch together. Half of our questions end there.',
    'Drawings come with a photo of the wall they are for.',
    'Milo’s test rig: I hear of a faulty driver before the client does.',
    'We have time at the end of a project to put things in order.',
  ],
  change: [
    'Two openings in one week. Please never again.',
    'Tell the workshop when a client changes the color. We heard it from the delivery note.',
    'One list of what is in the store.',
    'Site visits end at eight in the evening, and the next day begins as always.',
    'Let the interns come along to a hanging.',
    'Prices for repairs. Each of us says something else.',
  ],
}

export const wanjiru = {
  helps: [
    '{name} stands where the visitor will stand before she draws a line. The glare in room three was gone after that.',
    'Her drawings say which measure matters. I know where I may cheat by a millimeter.',
    'She writes down what the conservator said, in the words of the conservator.',
    'She tells me on the same day when a drawing has changed, and what I can keep.',
    'When the client wanted it brighter, {name} showed both in the dark and let them choose.',
  ],
  change: [
    'Ask for help sooner. On the last night before the hanging there were three of us who had nothing to do.',
    'The files are named after the day. I look for the room.',
    'Fewer versions. I had five on the bench and took the fourth.',
    'Trust the first idea more; it is the one we built in the end.',
    'Come to the workshop with the sketch. It need not be finished.',
  ],
}

export const museum = {
  well: [
    'The textiles can be read now, and our conservator sleeps well.',
    'Your people left the rooms cleaner than they found them.',
  ],
  better: [
    'The remote control has a page of instructions. Our guards would like three buttons.',
    'Tell us earlier which walls must be open.',
  ],
}

export const winter = {
  first: [
    'Spare drivers for the theatre in Tromsø before the roads close.',
    'A second van, or a friend with one.',
    'Who is on call between the holidays. Last year it was whoever picked up.',
    'Order the aluminium now. In December there was none.',
  ],
  stop: [
    'Promising a hanging on a Friday.',
    'Free repairs for lamps that are older than ten years.',
    'Working in the hall without heating.',
  ],
}
