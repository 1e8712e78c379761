/**
 * The shared quota, one atomic step. What is left of the window's budget is issued evenly over the time that is left, to
 * each class by its share. What is in no share, and what a class doesn't spend, flows into `spare`, from which the more valuable
 * classes may take more; all of it is small, so idle time comes back as a bounded burst and as a faster pace, never as more calls
 * than the window holds.
 */
export const quotaScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local op, window, start = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local s, names, shares, leaves = {}, {}, {}, {}
local stored = redis.call('HGETALL', KEYS[1])
for i = 1, #stored, 2 do s[stored[i]] = tonumber(stored[i + 1]) end
for i = 7, #ARGV, 3 do
  names[#names + 1] = ARGV[i]
  shares[ARGV[i]] = tonumber(ARGV[i + 1])
  leaves[ARGV[i]] = tonumber(ARGV[i + 2])
end
-- A version with other classes may have stored the rest.
for _, name in ipairs(names) do s[name] = s[name] or 0 end

-- Calls that are granted at the end of a window arrive in the next one: the margin is for them.
local function budget() return s.limit - math.max(1, math.ceil(s.limit * 0.02)) end
local function burst() return math.max(1, budget() * 0.05) end
local function cap(name) return math.max(1, burst() * shares[name]) end
local function unissued()
  local held = s.spare
  for _, name in ipairs(names) do held = held + s[name] end
  return budget() - s.used - held
end

if not s.ends then
  s.limit, s.stop, s.synced, s.at = start, 0, 0, now
  s.spare = burst()
  s.ends = (math.floor(now / window) + 1) * window
  for _, name in ipairs(names) do s[name] = cap(name) end
  -- Nobody knows what was spent before; the first answer tells.
  s.used = budget() * (1 - (s.ends - now) / window)
end
if now >= s.ends then
  s.ends = s.ends + window * (math.floor((now - s.ends) / window) + 1)
  s.at = math.max(s.at, s.ends - window)
  s.used = 0
end
if now > s.at and unissued() > 0 then
  local issue = unissued() * math.min(1, (now - s.at) / (s.ends - s.at))
  local unshared = 1
  for _, name in ipairs(names) do unshared = unshared - shares[name] end
  s.spare = s.spare + issue * unshared
  for _, name in ipairs(names) do
    local tokens = s[name] + issue * shares[name]
    s[name] = math.min(tokens, cap(name))
    s.spare = s.spare + tokens - s[name]
  end
  s.spare = math.min(s.spare, burst())
end
s.at = math.max(s.at, now)

local granted, wait, firm = 0, 0, 0
if op == 'take' then
  local name, wanted = ARGV[4], tonumber(ARGV[5])
  if now < s.stop then
    wait, firm = s.stop - now, 1
  else
    local own = math.min(wanted, math.floor(s[name]))
    local free = math.max(0, math.floor(s.spare - leaves[name] * burst()))
    local borrowed = math.min(wanted - own, free)
    s[name], s.spare = s[name] - own, s.spare - borrowed
    granted = own + borrowed
    s.used = s.used + granted
    local pace = math.max(0, unissued()) / (s.ends - now) * shares[name]
    wait = s.ends - now
    if pace > 0 then wait = math.min(wait, (1 - s[name]) / pace) else firm = 1 end
  end
elseif op == 'correct' then
  local used, remaining, ends = tonumber(ARGV[4]), tonumber(ARGV[5]), now + tonumber(ARGV[6])
  local tolerance = math.min(2000, window * 0.3)
  local off = ends - s.ends
  if used + remaining >= 1 then
    if s.synced == 0 then s.used = s.used * (used + remaining) / s.limit end
    s.limit = used + remaining
  end
  if math.abs(off) <= tolerance then
    if s.synced == 0 or used > s.used then s.used = used end
    s.synced = 1
  elseif math.abs(off + window) > tolerance and ends > now then
    -- Neither this window nor the last one: Reddit's windows begin at other times than we thought.
    s.ends, s.used, s.synced = ends, used, 1
  elseif math.abs(off + window) > tolerance and used >= 1 and remaining < 1 then
    -- Refused in mid-window, and told no time: all is spent, by whomever. Ten calls a window find out when that ends.
    s.used = math.max(s.used, budget() - 10 * (s.ends - now) / window)
  end
elseif op == 'stop' then
  s.stop = math.max(s.stop, now + tonumber(ARGV[4]))
  s.spare = 0
  for _, name in ipairs(names) do s[name] = 0 end
end

local fields = {}
for field, value in pairs(s) do
  fields[#fields + 1] = field
  fields[#fields + 1] = value
end
redis.call('HSET', KEYS[1], unpack(fields))
redis.call('PEXPIRE', KEYS[1], math.max(60000, window * 2))
return { granted, math.ceil(wait), firm }
`
