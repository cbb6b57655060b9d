// A local stand-in for Telegram that speaks the Bot API's wire format, for tests: `node telegram-server.mjs [PORT] [LONGEST_POLL]`.
// It prints the port once it listens; the bot is `/bot<TOKEN>/<method>`. What people do in their chats, and what goes
// wrong, is told to it by `POST /control`, what has happened is answered by `GET /control`: `telegram.ts` knows how.
import { createServer } from 'node:http';

const TOKEN = '700000001:AA-stand-in_token-of-the-tests-000001';
const BOT = {
  id: 700000001,
  is_bot: true,
  first_name: 'Oran Arşivi',
  username: 'oran_arsivi_test_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
};
const MOST_CHARACTERS = 4096;
const [port = '0', longestPoll = '60'] = process.argv.slice(2);

/** An answer with `ok: false`. */
class Refusal extends Error {
  constructor(code, description, parameters) {
    super(description);
    Object.assign(this, { code, parameters });
  }
}

/** What the stand-in tells of itself. */
const state = { calls: [], messages: [], conflicts: 0, held: 0, commands: [] };
const chats = new Set();
const blocked = new Set();
let updates = [];
// grows from start to start
let nextUpdate = Math.floor(Date.now() / 1000);
let nextMessage = 1;
/** The one request for updates that waits. */
let poller = null;
let floodUntil = 0;
/** Address that another program has updates sent to. */
let webhook = '';
/** While true the token is no bot's. */
let isRevoked = false;
/** Failures that were ordered: `{method, chat_id?, times, code, description}`; without a code the connection breaks. */
let failures = [];
/** While true, what is sent arrives in its chat, but the sender isn't told. */
let isHolding = false;
let held = [];

const methods = {
  getMe: () => BOT,
  deleteWebhook() {
    webhook = '';
    return true;
  },
  setWebhook({ url }) {
    webhook = url;
    poller?.fail(new Refusal(409, 'Conflict: terminated by setWebhook request'));
    return true;
  },
  setMyCommands({ commands }) {
    for (const { command, description } of commands)
      if (!/^[a-z0-9_]{1,32}$/.test(command) || !description || description.length > 256)
        throw new Refusal(400, 'Bad Request: BOT_COMMAND_INVALID');
    state.commands = commands;
    return true;
  },
  getUpdates: ({ offset = 0, timeout = 0, limit = 100 }, gone) => {
    if (webhook !== '')
      throw new Refusal(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    updates = updates.filter(({ update_id: id }) => id >= offset);
    if (poller !== null) {
      state.conflicts += 1;
      poller.fail(
        new Refusal(
          409,
          'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
        ),
      );
    }
    const found = () => updates.slice(0, limit);
    if (found().length > 0 || timeout === 0) return found();
    return new Promise((resolve, reject) => {
      const end = (settle) => (value) => {
        if (poller !== mine) return;
        poller = null;
        clearTimeout(timer);
        settle(value);
      };
      const mine = { wake: () => end(resolve)(found()), fail: (error) => end(reject)(error) };
      const timer = setTimeout(mine.wake, Math.min(timeout, Number(longestPoll)) * 1000);
      poller = mine;
      gone(() => end(resolve)([]));
    });
  },
  sendMessage({ chat_id: chat, text }) {
    requireChat(chat);
    const message = { chat_id: String(chat), message_id: nextMessage++, text: checked(text), edits: [] };
    state.messages.push(message);
    return wireMessage(message);
  },
  editMessageText({ chat_id: chat, message_id: id, text }) {
    requireChat(chat);
    const message = state.messages.find(
      (each) => each.chat_id === String(chat) && each.message_id === Number(id),
    );
    if (!message) throw new Refusal(400, 'Bad Request: message to edit not found');
    if (checked(text) === message.text)
      throw new Refusal(
        400,
        'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    message.edits.push(message.text);
    message.text = checked(text);
    return { ...wireMessage(message), edit_date: seconds() };
  },
};

function requireChat(chat) {
  if (blocked.has(String(chat))) throw new Refusal(403, 'Forbidden: bot was blocked by the user');
  if (!chats.has(String(chat))) throw new Refusal(400, 'Bad Request: chat not found');
}

function checked(text) {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  if (trimmed === '') throw new Refusal(400, 'Bad Request: message text is empty');
  if (trimmed.length > MOST_CHARACTERS) throw new Refusal(400, 'Bad Request: message is too long');
  return trimmed;
}

const seconds = () => Math.floor(Date.now() / 1000);
const privateChat = (id) => ({ id: Number(id), type: 'private', first_name: 'Üye' });
const wireMessage = ({ chat_id: chat, message_id, text }) => ({
  message_id,
  from: BOT,
  chat: privateChat(chat),
  date: seconds(),
  text,
});

/** What a test has done in the chats, or go wrong. */
const actions = {
  say({ chat_id: chat, text, type = 'private' }) {
    if (type === 'private') chats.add(String(chat));
    blocked.delete(String(chat));
    const command = /^\/\w+(@\w+)?/.exec(text)?.[0];
    const person = { id: Math.abs(Number(chat)), is_bot: false, first_name: 'Üye', language_code: 'tr' };
    updates.push({
      update_id: nextUpdate++,
      message: {
        message_id: nextMessage++,
        from: person,
        chat: type === 'private' ? privateChat(chat) : { id: Number(chat), type, title: 'Grup' },
        date: seconds(),
        text,
        ...(command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {}),
      },
    });
    poller?.wake();
  },
  join: ({ chat_id: chat }) => void chats.add(String(chat)),
  block: ({ chat_id: chat }) => void blocked.add(String(chat)),
  renumber: ({ to }) => void (nextUpdate = to),
  revoke() {
    isRevoked = true;
    poller?.fail(new Refusal(401, 'Unauthorized'));
  },
  restore: () => void (isRevoked = false),
  flood: ({ seconds: wait }) => void (floodUntil = Date.now() + wait * 1000),
  fail: (failure) => void failures.push({ times: 1, ...failure }),
  hold: () => void (isHolding = true),
  release() {
    isHolding = false;
    for (const answer of held) answer();
    held = [];
    state.held = 0;
  },
};

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    if (request.url === '/control') return control(request, response, body);
    answer(request, response, body).catch((error) => {
      process.stderr.write(`${error.stack}\n`);
      response.destroy();
    });
  });
});

function control(request, response, body) {
  if (request.method === 'POST') {
    const { action, ...what } = JSON.parse(body);
    actions[action](what);
  }
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(state));
}

async function answer(request, response, body) {
  const [, token, method] = /^\/bot([^/]+)\/(\w+)(?:\?.*)?$/.exec(request.url) ?? [];
  const payload = read(request.headers['content-type'] ?? '', body);
  const call = { method, chat_id: payload.chat_id && String(payload.chat_id), at: Date.now(), code: 0 };
  if (method !== undefined) state.calls.push(call);
  const failure = failures.find(
    (each) => each.method === method && (!each.chat_id || String(each.chat_id) === call.chat_id),
  );
  if (failure) {
    failure.times -= 1;
    failures = failures.filter(({ times }) => times > 0);
    if (failure.code === undefined) return response.destroy();
  }
  try {
    if (token === undefined) throw new Refusal(404, 'Not Found');
    if (token !== TOKEN || isRevoked) throw new Refusal(401, 'Unauthorized');
    if (!Object.hasOwn(methods, method)) throw new Refusal(404, 'Not Found');
    if (failure) throw new Refusal(failure.code, failure.description ?? 'Error', failure.parameters);
    const wait = Math.ceil((floodUntil - Date.now()) / 1000);
    if (wait > 0 && call.chat_id !== undefined)
      throw new Refusal(429, `Too Many Requests: retry after ${wait}`, { retry_after: wait });
    const result = await methods[method](payload, (listener) => response.once('close', listener));
    if (isHolding && call.chat_id !== undefined) {
      state.held += 1;
      await new Promise((resolve) => held.push(resolve));
    }
    reply(response, 200, { ok: true, result });
    call.code = 200;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code: error_code, message: description, parameters } = error;
    call.code = error_code;
    reply(response, error_code, { ok: false, error_code, description, ...(parameters && { parameters }) });
  }
}

function read(type, body) {
  if (body === '') return {};
  if (type.startsWith('application/json')) return JSON.parse(body);
  return Object.fromEntries(new URLSearchParams(body));
}

function reply(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`);
});
