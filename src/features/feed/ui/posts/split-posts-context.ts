import { createContext } from 'react'

/** How many of a grid's posts, which stand first, are new since the last visit. Nothing between the feed and its grid needs to know. */
export const NewPostsCount = createContext(0)
