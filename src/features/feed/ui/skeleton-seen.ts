const SKELETON_MS = 300

/** A skeleton that is gone at once only flickers. */
export const skeletonSeen = () => new Promise<void>((resolve) => setTimeout(resolve, SKELETON_MS))
