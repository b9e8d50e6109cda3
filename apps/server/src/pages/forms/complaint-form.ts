import { donePathOf } from './done';
import { type PageFormRules, pick } from './page-form';

const FIELDS = ['email', 'name', 'category', 'subject', 'url', 'text'];

/** Its page says the reference where others say what was done. */
export const complaintForm: PageFormRules = {
  name: 'complaints',
  submit: async (post) => {
    const { reference } = await post.tools.api.call(post.visit, 'sendComplaint', {
      body: pick(post, FIELDS),
    });
    return donePathOf(post.visit, complaintForm, reference);
  },
};
