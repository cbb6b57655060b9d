import { formatDate } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import type { PickField, FieldDefinition } from '../form/field-types';
import type { Row, TableDefinition } from '../table/table-types';

const { columns, rowName, tabs } = trAdmin;
const text = (value: unknown): string => (value == null ? '' : String(value));
const label = (name: string): string => columns[name] ?? name;
const role = { render: (value: unknown) => trAdmin.roles[text(value)] ?? text(value) };
const duration = { render: (value: unknown) => trAdmin.durations[text(value)] ?? trAdmin.table.none };

const userField: PickField = {
  kind: 'pick',
  name: 'user_id',
  label: 'Kullanıcı',
  table: 'users',
  optionLabel: (user) => `${text(user.username)} (${text(user.email)})`,
  currentLabel: (row) => text(row.username),
};

const blogField: PickField = {
  kind: 'pick',
  name: 'blog_id',
  label: 'Gönderi',
  table: 'blogs',
  optionLabel: (blog) => `${text(blog.blogname)} (${text(blog.id)})`,
  currentLabel: (row) => text(row.blog_id),
};

const postFields = (feedbackMax: number): FieldDefinition[] => [
  { kind: 'text', name: 'blogname', label: label('blogname'), max: 160 },
  { kind: 'area', name: 'feedback', label: label('feedback'), max: feedbackMax },
  { kind: 'text', name: 'author', label: label('author'), max: 60 },
  { kind: 'instant', name: 'date', label: label('date') },
  { kind: 'image', name: 'image_filename', label: label('image_filename'), optional: true, max: 120 },
];

const POST_COLUMNS = {
  blogname: { kind: 'name' },
  feedback: { kind: 'long' },
  image_filename: { kind: 'image' },
} as const;

export const USERS: TableDefinition = {
  name: 'users',
  title: tabs.users,
  columns: {
    username: { kind: 'name' },
    role,
    subscription_end_date: { kind: 'instant' },
    blocked_reason: { kind: 'text' },
  },
  sortable: ['username', 'email', 'role', 'subscription_end_date', 'created_at'],
  fields: [
    { kind: 'text', name: 'username', label: label('username'), max: 30 },
    { kind: 'email', name: 'email', label: label('email'), max: 254 },
    {
      kind: 'url',
      name: 'tg_link',
      label: label('tg_link'),
      optional: true,
      max: 255,
      hint: 'https://t.me/kullanici_adi',
    },
    {
      kind: 'choice',
      name: 'role',
      label: label('role'),
      hint: trAdmin.users.roleHint,
      options: (['wait', 'user', 'editor', 'admin'] as const).map(
        (each) => [each, trAdmin.roles[each] ?? each] as const,
      ),
    },
  ],
  formHint: undefined,
  rowName: (row) => rowName.user(text(row.username)),
  deleteText: trAdmin.deleting.userText,
};

export const CONTACTS: TableDefinition = {
  name: 'contacts',
  title: tabs.contacts,
  columns: { name: { kind: 'name' }, metin: { kind: 'long' } },
  sortable: ['name', 'email', 'created_at'],
  fields: [
    { kind: 'text', name: 'name', label: label('name'), max: 100 },
    { kind: 'tel', name: 'phonenumber', label: label('phonenumber'), max: 30 },
    { kind: 'email', name: 'email', label: label('email'), max: 254 },
    { kind: 'area', name: 'metin', label: label('metin'), max: 5_000 },
  ],
  rowName: (row) => rowName.contact(text(row.name)),
};

export const SUBSCRIBERS: TableDefinition = {
  name: 'subscribers',
  title: tabs.subscribers,
  columns: { email: { kind: 'name' } },
  sortable: ['email', 'created_at'],
  fields: [
    { kind: 'tel', name: 'phonenumber', label: label('phonenumber'), max: 30, hint: '0555 111 22 33' },
    { kind: 'email', name: 'email', label: label('email'), max: 254 },
  ],
  formHint: trAdmin.subscribers.consentHint,
  rowName: (row) => rowName.subscriber(text(row.email)),
};

export const COMMENTS: TableDefinition = {
  name: 'comments',
  title: tabs.comments,
  columns: { content: { kind: 'long' }, author: { kind: 'name' }, user_id: { label: label('user_id') } },
  sortable: ['date', 'author', 'blog_id'],
  fields: [
    blogField,
    { kind: 'number', name: 'parent_id', label: 'Yanıtlanan yorumun numarası', optional: true },
    { kind: 'area', name: 'content', label: label('content'), max: 2_000 },
    { kind: 'text', name: 'author', label: label('author'), max: 60 },
  ],
  rowName: (row) => rowName.comment(text(row.author)),
  deleteText: trAdmin.deleting.commentText,
};

export const BLOGS: TableDefinition = {
  name: 'blogs',
  title: tabs.blogs,
  columns: POST_COLUMNS,
  sortable: ['blogname', 'author', 'date'],
  fields: postFields(190),
  rowName: (row) => rowName.post(text(row.blogname)),
  deleteText: trAdmin.deleting.blogText,
};

export const SUBSCRIPTIONS: TableDefinition = {
  name: 'subscriptions',
  title: tabs.subscriptions,
  columns: { username: { kind: 'name' }, duration_type: duration },
  sortable: ['user_id', 'username', 'duration_minutes', 'created_at'],
  fields: [
    userField,
    {
      kind: 'number',
      name: 'duration_minutes',
      label: label('duration_minutes'),
      hint: trAdmin.subscriptions.minutesHint,
    },
  ],
  rowName: (row: Row) => rowName.subscription(text(row.username), formatDate(text(row.created_at))),
  deleteText: trAdmin.deleting.subscriptionText,
};

export const WINNERS: TableDefinition = {
  name: 'winnersclub',
  title: tabs.winnersclub,
  columns: POST_COLUMNS,
  sortable: ['blogname', 'author', 'date'],
  fields: postFields(1_000),
  rowName: (row) => rowName.winner(text(row.blogname)),
};
