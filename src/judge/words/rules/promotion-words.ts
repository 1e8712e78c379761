import { lines } from '../../form/lines.ts'
/** What people make and might show around. */
export const THINGS = [
  'products?|projects?|tools?|apps?|software|saas|sites?|websites?|web ?pages?|domains?|blogs?|channels?|youtube|videos?',
  'streams?|services?|start-?ups?|business(?:es)?|compan(?:y|ies)|clinics?|practices?|agenc(?:y|ies)|firms?|shops?|stores?',
  'etsy|newsletters?|podcasts?|e?books?|novels?|courses?|classes|games?|demos?|mods|launch(?:es)?|releases?|waitlists?',
  'discords?|servers?|communit(?:y|ies)|subreddits?|brands?|patreon|kickstarters?|repos?|repositor(?:y|ies)|packages?',
  'plugins?|extensions?|templates?|portfolios?|articles?|write-?ups?|work|creations?|content|stuff|things?|gear|merch',
  'wares|goods|offers?|music|art|links?',
].join('|')

/** Things to sell, without those that everybody has. */
export const WARES = lines`
  products?|tools?|apps?|software|saas|start-?ups?|business(?:es)?|compan(?:y|ies)|agenc(?:y|ies)|shops?
  |stores?|newsletters?|podcasts?|courses?|brands?|services?|wares|merch
`

/** What people do with them in a community. */
export const SHOWING = [
  'shar(?:e|ing)|post(?:ing)?|posts? about|threads? about|submit(?:ting)?|link(?:ing)?(?: to)?|links to|drop(?:ping)?',
  'show(?:ing)?(?: off)?|showcas(?:e|ing)|present(?:ing)?|launch(?:ing)?|announc(?:e|ing)|check out',
  'mention(?:s|ing)?(?: of)?|nam(?:e|ing)|hint(?:ing)? at|bring(?:ing)? up|talk(?:ing)? about|tell(?:ing)? (?:us|people) about|about',
  'recommend(?:ing)?|review(?:ing)?|push(?:ing)?|spam(?:ming)?|sell(?:ing)?|promot(?:e|ing)|advertis(?:e|ing)|market(?:ing)?',
  String.raw`(?:directing|point(?:ing)?) (?:\w+ )?to`,
].join('|')

/** How it became theirs, or what they have of it. */
export const MAKING = [
  'make|made|build|built|create|created|develop|developed|maintain|founded|wrote|write|publish',
  'sell|own|run|work (?:for|on|at)|represent|have a (?:stake|financial interest)|(?:are|get|got|were) paid|earn|profit|benefit',
].join('|')

/** Those who live by it. */
export const MAKERS =
  'vendors?|founders?|makers?|developers?|devs?|owners?|sellers?|authors?|creators?|employees?|brands?'
