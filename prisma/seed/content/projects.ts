// Looking back on work that was done together, and one look ahead.
export const release = {
  again: [
    'Freezing changes two days before. We mended four things calmly.',
    'Testing with two real clinics.',
    'The checklist that Hannah wrote.',
    'One channel for the release day, and only one.',
    'Rolling out by region.',
    'Having support in the room.',
    'Writing the notes for customers before the code was done; it showed us two gaps.',
    'Cake. Seriously: it ended with something.',
    'Small pull requests in the last week.',
    'Deciding beforehand who presses the button, and who may say stop.',
  ],
  slowed: [
    'Waiting for the mail provider’s approval. We should have asked in the first week.',
    'Two teams changed the same table without knowing.',
    'The test environment was down for a day and a half.',
    'It was unclear who decides on the words.',
    'Reviews lay for two days at the end of the week.',
    'Late changes to the reminder times. Both were reasonable, and both came after the tests.',
    'My own estimate. I forgot the migration.',
    'The old export code, which nobody wanted to touch.',
    'Meetings on release day.',
    'We learned about the holiday in Portugal on the holiday in Portugal.',
  ],
}

export const talk = {
  worked: [
    'You started with the patient’s story, and everybody put the phone away.',
    'The three sketches side by side.',
    'You answered the hard question with “I do not know yet”. That was convincing.',
    'Your slides have nearly no words. I listened.',
    'A good pace, and a pause before the numbers.',
  ],
  next: [
    'Say the recommendation first. I was guessing until slide nine.',
    'Look at the people in the call, too; the room got all of you.',
    'Leave out the process. We trust that you did the research.',
    'Repeat a question before you answer it.',
    'Practice the ending. It faded, and the middle deserved better.',
  ],
}

export const leeds = {
  well: [
    'Lucas and the practice manager had a call each morning at eight. Problems were an hour old at most.',
    'The import ran on the second try, and we knew why the first one had failed.',
    'Training two people per clinic, who then trained the rest.',
    'The fallback on paper. We did not need it, and everybody was calmer because it lay there.',
    'Sales stayed until the end and did not disappear after the signature.',
    'Clear roles on the day. I knew what not to answer.',
    'The status page was updated before people asked.',
    'Reminders in two languages from the start.',
    'Hannah was in the building.',
    'The clinic chose the day, not us.',
  ],
  change: [
    'Check the label printers a week before.',
    'Opening hours differ by doctor; our form asks by clinic.',
    'Three groups in three weeks is too fast for the people who travel.',
    'The contract said Monday, our plan said Wednesday. Compare them first.',
    'Give clinics the test patients earlier.',
    'Decide beforehand what makes us stop.',
    'A shorter training for doctors. They leave after twenty minutes anyway.',
    'Somebody should write down the questions on the day. I remember half of them.',
    'We need more than one person who can change the rota rules.',
    'Book the hotel near the clinic and not near the station.',
  ],
}

export const enablement = {
  missing: [
    'A story from a small practice. All of ours have twenty doctors.',
    'A price page that I may show.',
    'What we say when somebody asks about hospital groups.',
    'A demo clinic with believable data; ours has a Doctor Test.',
    'Answers on data protection in one place, signed off.',
    'What changed this month, in five lines, before customers read it.',
    'Time with the people who build it. An hour a month would do.',
    'An honest comparison with the two we lose against.',
  ],
}

export const handover = {
  change: [
    'The evening notes are good, the morning ones are short.',
    'I would keep the format and drop the call.',
    'A list of the call-backs we have promised.',
  ],
}

export const keyboard = {
  stuck: [
    'The date picker. With the keyboard I could enter it but not leave it.',
    'Errors are only red. My father did not see that there was one.',
    'The session ends while one is still reading, without a word.',
    'At 200 percent the confirm button lies below the chat bubble.',
    'The time slots are read out as “button, button, button”.',
    'Our own admin screens. We forget that receptionists do everything with the keyboard.',
    'The picture puzzle, on every second try.',
    'The language menu opens on hover and closes before I reach it.',
  ],
  sooner: [
    'A checklist with five points, not fifty',
    'An hour with a person who uses a screen reader',
    'Warnings in the editor',
    'Components that already do it right',
    'A label in the tickets',
    'Examples of good error texts',
  ],
}

export const waitlist = {
  keep: [
    'Talking to five clinics before writing a line. Two of our ideas died there, and that was cheap.',
    'The shared glossary. “Offer” meant three things before.',
    'Shipping to one clinic first.',
    'Design and engineering in the same room on Tuesdays.',
    'Your notes after each decision. I was away for a week and missed nothing.',
    'The dashboard with four numbers that we had agreed on beforehand.',
    'Support tried it for two days before customers did and found the double booking.',
    'Cutting the priority rules. Nobody has asked for them.',
  ],
  different: [
    'Involve the mail people before we need the text messages.',
    'Test with a full waitlist. Ours had six patients, theirs has two hundred.',
    'Start the help article earlier; it showed how complicated the settings are.',
    'Agree on what “done” is. I thought it included the report.',
    'Keep one day free after the launch. All of us were already in the next thing.',
    'We changed the name of the feature twice. The second time was my fault, and it cost a day in translations.',
    'Ask the small clinics again in a month. The numbers come from the large ones.',
    'Estimate the migration separately.',
  ],
  together: [
    'Easy, quick, no drama.',
    'I liked that we disagreed in the document and not in the corridor.',
    'Good, though I joined late and never quite caught up.',
    'My favorite project this year.',
    'An hour more with the database people would have helped me.',
    'Friendly and direct. I would do it again with the same people.',
  ],
}

export const interviews = {
  well: [
    'You let people finish. The best sentence of the clinic in Bristol came after a pause that I would have filled.',
    'You ask to be shown and not to be told.',
    'The notes separate what was said from what you think of it.',
    'You thank people in a way that makes them want to talk to us again.',
    'No leading questions. I listened for them.',
  ],
  next: [
    'Take somebody from engineering along each time. We hear other things.',
    'Your introduction is long. By the time you ask, five minutes are gone.',
    'Record the screen, not just the voice.',
    'Send the summary on the same day. After a week we have forgotten the tone.',
    'Talk to people who left us. It is less pleasant, and we would learn more.',
  ],
  learned: [
    'That receptionists plan by doctor and not by room.',
    'More than from our last three surveys together.',
    'Mostly confirmation, which is also worth something.',
  ],
}

export const rota = {
  stuck: [
    'The rules for minimum staffing differ by country, and nobody has the list.',
    'We can show conflicts, but we cannot explain them yet.',
    'Testing. One run takes forty minutes.',
    'Not stuck, only slow: two of four people are on call.',
  ],
  need: [
    'From product: which three rules come first.',
    'From design: the empty week and the overfull week.',
    'From people operations: the answer on contractors.',
    'From support: ten real rotas, with the names removed.',
  ],
}
