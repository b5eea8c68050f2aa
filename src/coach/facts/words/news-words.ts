/** Said of what is different from a time on, or for a time. */
export const NEWS = `
  (from|as of|since|starting|until|till|til) (this|next|last|the end of)? (week|month|term|year|january|february|march|april|may|june|july|august|
  september|october|november|december|tomorrow|now on|easter|christmas|summer|autumn|spring|winter|the new year|#days);
  (any more|anymore|no more|no longer|these days|at the moment|for now|nowadays|at present|for the time being|currently);
  for (a|one|two|three|four|six|the next|#number) (few)? (day|week|month); (this|next) (week|month|term|year) $; (is|are|have|has|am) (just|now|been)
  (moved|changed|started|closed|shut|back|gone|left|given|put); (come|comes|work|works|start|starts|finish|finishes|is|are|have|has|live|lives|sleep|
  sleeps|scream|screams|go|goes|share|shares) .. now $; (move|moves|moving|come|comes|coming|stay|stays|staying) (in|out|over|back) (with|on|next|this|soon|for|tomorrow);
  there is no; (lock|close|shut|cut|cancel|change|scrap|stop) (up|down|off)? (the|our|my|us)
`;
/** Somebody asks for something, looks back on a day, or speaks to the coach: not news of their life. */
export const NOT_NEWS = `
  (want|can|could|please|change|make|put|instead|swap|add|less|more often|shorter|longer|drop|remove|delete|prefer|rather|give me|let us|need|would|like to|
  should|shall|replace|skip|plan|habit|habits|you|your|list); ^ (no|not|do not|make|keep|only|just|move|leave|take|start|try|do|go)
`;
