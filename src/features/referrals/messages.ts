/** Every text of Share & Invite. */
export const referralMessages = {
  title: 'Share & Invite',
  subtitle: 'Good habits travel between friends. Send someone your link, and watch them take their first step.',
  stats: {
    region: 'Your invitations in figures',
    clicks: 'Total Clicks',
    clicksHint: 'times your link was opened',
    friends: 'Friends Joined',
    friendsHint: 'who joined',
    rate: 'Conversion Rate',
    rateHint: 'of the clicks became friends',
  },
  link: {
    title: 'Your Referral Link',
    description: 'Whoever opens it sees that a friend invited them.',
    none: 'No Referral Link Yet',
    noneText: 'Make your own link. You can send it to as many people as you like.',
    create: 'Create Referral Link',
    creating: 'Creating...',
    field: 'Link to share',
    copy: 'Copy',
    copied: 'Copied!',
    share: 'Share Link',
    code: 'Code',
    active: 'Active',
    inactive: 'Inactive',
    inactiveText: 'This link is turned off: clicks on it don’t count.',
    shareTitle: 'Taylr',
    shareText: 'I am building small habits with Taylr. Come and join me:',
  },
  activity: {
    title: 'Recent Activity',
    joined: 'Friend joined!',
    clicked: 'Link clicked',
    via: (source: string) => ` via ${source}`,
    converted: 'Converted',
    opened: 'Clicked',
    none: 'Nothing yet. The first click on your link shows up here.',
  },
  impact: {
    title: 'Community Impact',
    noFriends: 'The first friend who joins shows up here.',
    friends: (friends: number) =>
      friends === 1
        ? 'You have helped 1 friend start becoming who they want to be.'
        : `You have helped ${friends.toLocaleString('en-GB')} friends start becoming who they want to be.`,
    noClicks: 'Your link has not been opened yet.',
    clicks: (clicks: number) =>
      clicks === 1 ? 'Your link was opened once.' : `Your link was opened ${clicks.toLocaleString('en-GB')} times.`,
    thanks: 'Thank you for bringing people along.',
  },
  failed: 'We couldn’t load your invitations.',
  again: 'Try again',
  created: { title: 'Referral link created!' },
  createFailed: { title: 'Failed to create link', description: 'Please try again or contact support.' },
  copyFailed: { title: 'Copy failed', description: 'Please manually copy the link.' },
  shareFailed: { title: 'Share failed', description: 'Link copied to clipboard instead.' },
  notice: {
    title: 'A friend joined',
    message: 'Someone you invited has joined. One more person on the way to who they want to be.',
  },
} as const;
